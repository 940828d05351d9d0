import { connect } from 'node:net';
import { expect, test } from 'playwright/test';
import { affiliatePath } from '../../affiliate.ts';
import { encodeMultipart, type Field, multipartType } from '../../multipart.ts';
import { type Site, startTestSite } from '../site.ts';
import { calledPath, fillRendered, newAddress, readLeads } from './submission.ts';

// tests/unit/server/contact-post.test.ts covers the rules; workerd parses bodies in its own way.

type Answer = { status: number; text: string };

/** Sends a request as bytes on a socket, so that no client corrects it. */
function send(site: Site, line: string, headers: string[], body: string): Promise<Answer> {
  const { hostname, port } = new URL(site.url);
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname);
    let text = '';
    socket.setEncoding('utf8').on('data', (chunk) => {
      text += chunk;
    });
    socket.once('error', reject);
    socket.once('close', () => {
      const [, status] = text.match(/^HTTP\/1\.1 (\d{3})/) ?? [];
      resolve({ status: Number(status), text });
    });
    const head = [
      `${line} HTTP/1.1`,
      `Host: localhost:${port}`,
      `Origin: ${site.url}`,
      'Connection: close',
      `CF-Connecting-IP: ${newAddress()}`,
      `Content-Length: ${Buffer.byteLength(body)}`,
      ...headers,
    ];
    socket.end(`${head.join('\r\n')}\r\n\r\n${body}`);
  });
}

test('refuses what is not exactly the form, posted or called, and logs no error', async () => {
  await using site = await startTestSite();
  const document = await fillRendered(site.url);
  const called: Field[] = [
    ...document.map(([name, value]): Field => [`_1_${name}`, value]),
    ['0', '["$K1"]'],
  ];
  const flight: Field[] = [
    ['0', '{"then":"$1:then"}'],
    ['1', '{"then":"$0:then"}'],
  ];
  const type = `Content-Type: ${multipartType}`;
  for (const [path, fields] of [
    [affiliatePath(), document],
    [calledPath(), called],
  ] as const) {
    const body = encodeMultipart(fields);
    for (const [headers, sent] of [
      [[type, 'Content-Type: text/plain'], body],
      [['Content-Type: multipart/form-data'], body],
      [[], body],
      [[type], encodeMultipart([...flight, ...fields])],
      [[type], encodeMultipart([...fields, ...flight])],
    ] as const) {
      const { status, text } = await send(site, `POST ${path}`, [...headers], sent);
      expect(status, text).toBeGreaterThanOrEqual(400);
      expect(status, text).toBeLessThan(500);
      expect(text).not.toContain('planted');
    }
    for (const method of ['GET', 'HEAD']) {
      const { status } = await send(site, `${method} ${path}`, [type], 'planted');
      expect(status).toBe(path === calledPath() ? 404 : 200);
    }
  }
  expect(readLeads(site.state)).toEqual([]);
  // Every line of the log is the worker's own.
  for (const line of site.log) expect(() => JSON.parse(line), line).not.toThrow();
});
