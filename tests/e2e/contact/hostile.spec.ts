import { connect } from 'node:net';
import { expect, test } from 'playwright/test';
import { affiliatePath } from '../../affiliate.ts';
import { encodeMultipart, type Field, multipartType } from '../../multipart.ts';
import { type Site, startTestSite } from '../site.ts';
import { calledPath, fillRendered, newAddress } from './submission.ts';

test.describe.configure({ mode: 'serial' });

const path = affiliatePath();

type Answer = { status: number; text: string };

let site: Site;
let filled: Field[];
let document: Field[];
let called: Field[];

test.beforeAll(async () => {
  site = await startTestSite();
  document = await fillRendered(site.url);
  filled = document.filter(([name]) => !name.startsWith('$ACTION_'));
  called = [...filled.map(([name, value]) => [`_1_${name}`, value] as const), ['0', '["$K1"]']];
});
test.afterAll(() => site.dispose());

/** Sends a request as bytes on a socket, so that no client corrects it. */
function send(
  line: string,
  headers: readonly string[] = [],
  body: string | undefined = undefined,
): Promise<Answer> {
  const { hostname, port } = new URL(site.url);
  const length = body === undefined ? [] : [`Content-Length: ${Buffer.byteLength(body)}`];
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
      'Connection: close',
      `CF-Connecting-IP: ${newAddress()}`,
      ...headers,
      ...length,
    ];
    socket.end(`${head.join('\r\n')}\r\n\r\n${body ?? ''}`);
  });
}

const own = () => [`Origin: ${site.url}`];

function post(
  target: string,
  fields: readonly Field[],
  headers = [`Content-Type: ${multipartType}`],
) {
  return send(`POST ${target}`, [...own(), ...headers], encodeMultipart(fields));
}

/** Expects a response from the worker itself: a status and its name. */
function expectRefusal({ status, text }: Answer, name: string): void {
  expect(status, `${name}: ${text.slice(0, 200)}`).toBeGreaterThanOrEqual(400);
  expect(status, name).toBeLessThan(500);
  expect(text.slice(text.indexOf('\r\n\r\n') + 4), name).toMatch(/^(\w+\r\n)?(\d{3} )?[A-Z][\w ]+/);
  expect(text, name).not.toContain('planted');
}

/** Expects every log line since the start of the server to come from the worker itself. */
function expectOwnLog(): void {
  for (const line of site.log) expect(() => JSON.parse(line), line).not.toThrow();
}

test('refuses headers that contradict the body of a posted document or of an action call', async () => {
  const types = [
    [`Content-Type: ${multipartType}`, 'Content-Type: text/plain'],
    ['Content-Type: text/plain', `Content-Type: ${multipartType}`],
    ['Content-Type: multipart/form-data'],
    [],
  ];
  for (const [target, fields] of [
    [path, document],
    [calledPath(), called],
  ] as const) {
    for (const headers of types) {
      expectRefusal(await post(target, fields, headers), headers.join());
    }
  }
});

test('ignores a body with GET and HEAD', async () => {
  const type = [`Content-Type: ${multipartType}`];
  for (const method of ['GET', 'HEAD']) {
    for (const [target, status] of [
      [path, 200],
      [path.replace('/contact', '/'), 200],
      ['/fr', 200],
      ['/nope', 307],
      [calledPath(), 404],
    ] as const) {
      const answer = await send(`${method} ${target}`, type, 'planted');
      expect(answer.status, `${method} ${target}`).toBe(status);
      expect(answer.text).not.toContain('planted');
    }
  }
  expectOwnLog();
});

test('refuses Flight data in place of the form', async () => {
  const target = calledPath();
  const id = target.split('/')[3] ?? '';
  const heads: Field[][] = [
    [
      ['0', '["$K1"]'],
      ['0', `[{"get":"$h0:1"},{"id":"${id}$$cache=1#submitLead","bound":{"value":["$0:0"]}}]`],
    ],
    [['0', 'no JSON']],
    [
      ['0', '["$@1"]'],
      ['1', '"$@0"'],
    ],
    [
      ['0', '{"then":"$1:then"}'],
      ['1', '{"then":"$0:then"}'],
    ],
    [
      ['0', '["$B1"]'],
      ['1', 'x', 'blob'],
    ],
    [['0', '{"__proto__":{"then":"$0"}}']],
  ];
  for (const fields of heads) {
    for (const mixed of [
      [...fields, ...called],
      [...called, ...fields],
    ]) {
      expectRefusal(await post(target, mixed), JSON.stringify(fields));
    }
    expectRefusal(await post(path, [...fields, ...document]), JSON.stringify(fields));
  }
  const answer = await send('GET /healthz');
  expect(answer.status, answer.text).toBe(200);
  expectOwnLog();
});
