import { lookup } from 'node:dns/promises';
import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { expect, test } from '@playwright/test';
import { headers } from '../../src/edge/headers.ts';
import { crons } from '../../src/leads/crons.ts';
import { triggerCron } from '../../src/local/trigger-cron.ts';
import { type Server, startServer } from './contact/server.ts';

test.describe.configure({ mode: 'default' });

let server: Server;
let port: number;

test.beforeAll(async () => {
  test.setTimeout(120_000);
  server = await startServer();
  port = Number(new URL(server.url).port);
});
test.afterAll(() => server[Symbol.asyncDispose]());

type Answer = { status: number; headers: Headers; body: string };

/** Sends these lines as they are, without a client that would correct them. */
async function send(lines: string[], host = '127.0.0.1'): Promise<Answer> {
  const socket = connect({ port, host });
  await once(socket, 'connect');
  socket.write([...lines, '', ''].join('\r\n'));
  let text = '';
  for await (const chunk of socket.setEncoding('latin1')) {
    text += chunk;
    if (isWhole(text)) break;
  }
  const [head = '', ...body] = text.split('\r\n\r\n');
  const [status = '', ...fields] = head.split('\r\n');
  return {
    status: Number(status.split(' ')[1]),
    headers: new Headers(fields.map(splitField)),
    body: body.join('\r\n\r\n'),
  };
}

/** A field's name and value; the value may hold colons too. */
function splitField(field: string): [string, string] {
  const [, name = '', value = ''] = /^(.*?):\s*(.*)$/.exec(field) ?? [];
  return [name, value];
}

/** workerd keeps the connection open, so the answer itself must tell where it ends. */
function isWhole(answer: string): boolean {
  const head = answer.indexOf('\r\n\r\n');
  const [, length] = /^content-length: (\d+)/im.exec(answer.slice(0, head)) ?? [];
  if (length) return answer.length === head + 4 + Number(length);
  return head > 0 && answer.endsWith('0\r\n\r\n');
}

const get = (target: string, ...more: string[]) =>
  send([`GET ${target} HTTP/1.1`, `Host: localhost:${port}`, ...more]);

function expectOurs(answer: Answer, kind: keyof typeof headers): void {
  for (const [name, value] of Object.entries(headers[kind])) {
    // This machine's server may be indexed nowhere, whatever the table says of a page.
    const expected = name === 'X-Robots-Tag' ? 'noindex' : value;
    expect.soft(answer.headers.get(name), name).toBe(expected);
  }
}

/** What the tests' entry of Miniflare obeys, and the site must not. */
const obeyed = [
  'MF-Original-URL: http://x/cgv',
  'MF-Route-Override: site',
  'MF-Disable-Pretty-Error: true',
  'MF-Op: GET',
  'MF-CF-Blob: {',
  'MF-CF-Blob: {"clientIp":"192.0.2.1"}',
  'Accept-Encoding: identity;q=0',
  'Accept-Encoding: *;q=0',
];

for (const header of obeyed) {
  test(`${header} changes nothing`, async () => {
    const page = await get('/', header);
    expect(page.status).toBe(200);
    expectOurs(page, 'listening');
    expect(page.body).toBe((await get('/')).body);
    const file = await get('/favicon.svg', header);
    expect(file.status).toBe(200);
    expectOurs(file, 'file');
    const posted = await send([
      'POST /about HTTP/1.1',
      `Host: localhost:${port}`,
      header,
      'Content-Length: 0',
    ]);
    expect(posted.status).toBe(405);
    expectOurs(posted, 'message');
  });
}

for (const target of [
  '/cdn-cgi/local/scheduled',
  '/cdn-cgi/handler/scheduled',
  '/cdn-cgi/mf/scheduled',
  '/cdn-cgi/local/explorer',
  '/cdn-cgi/../cdn-cgi/local/scheduled?cron=17+3+*+*+*',
  '/_image?href=//evil.example/x',
  '/_headers?a=b',
]) {
  test(`${target} is a page that does not exist`, async () => {
    const answer = await get(target);
    expect(answer.status).toBe(307);
    expect(answer.headers.get('Location')).toBe('/');
    expectOurs(answer, 'message');
  });
}

for (const target of ['/%66avicon.svg?a=b', '//favicon.svg?a=b', '/favicon.svg/?a=b', '/x.svg']) {
  test(`${target} is no file and no way to one`, async () => {
    const answer = await get(target);
    expect([404, 307]).toContain(answer.status);
    expect(answer.headers.get('Location') ?? '/').toBe('/');
    expectOurs(answer, 'message');
  });
}

test('who hangs up in the middle of a body is no failure of ours', async () => {
  for (const target of ['/contact', '/fr']) {
    const socket = connect(port, 'localhost');
    const lines = [`POST ${target} HTTP/1.1`, `Host: localhost:${port}`, 'Content-Length: 500'];
    socket.write([...lines, '', 'a=b'].join('\r\n'));
    await setTimeout(300);
    socket.destroy();
  }
  await setTimeout(1000);
  expect(server.output()).not.toContain('"event":"error"');
});

test('no cron was started by any of it', () => {
  expect(server.output()).not.toMatch(/leads-expired|leads-requeued/);
});

test('the private entry starts them', async () => {
  await triggerCron(new URL(server.entry), crons.retention);
  await expect.poll(server.output).toContain('leads-expired');
});

test('a host that is none is refused', async () => {
  const answer = await send(['GET / HTTP/1.1', 'Host: [']);
  expect(answer.status).toBe(400);
  expectOurs(answer, 'message');
});

test('every address of localhost leads to the site', async () => {
  for (const { address } of await lookup('localhost', { all: true })) {
    const answer = await send(['GET /fr HTTP/1.1', `Host: localhost:${port}`], address);
    expect(answer.status, address).toBe(200);
  }
});

test('texts are compressed as the visitor can read them', async () => {
  for (const [accepted, coding] of [
    ['gzip, deflate, br', 'br'],
    ['gzip', 'gzip'],
    ['br;q=0, gzip;q=0.5', 'gzip'],
    ['deflate', null],
  ] as const) {
    for (const path of ['/fr/cgv', '/favicon.svg', '/robots.txt']) {
      const { status, headers } = await get(path, `Accept-Encoding: ${accepted}`);
      expect(status).toBe(200);
      expect(headers.get('Content-Encoding'), `${path} ${accepted}`).toBe(coding);
      expect(headers.get('Vary')).toContain('Accept-Encoding');
    }
    const image = await get('/card.png', `Accept-Encoding: ${accepted}`);
    expect(image.headers.get('Content-Encoding')).toBeNull();
  }
});

test('a compressed page is known again by its tag', async () => {
  const accept = { 'Accept-Encoding': 'br' };
  const { headers } = await fetch(`${server.url}/fr/about`, { headers: accept });
  expect(headers.get('Content-Encoding')).toBe('br');
  const etag = headers.get('ETag') ?? '';
  expect(etag).toMatch(/^"/);
  const again = await fetch(`${server.url}/fr/about`, {
    headers: { ...accept, 'If-None-Match': etag },
  });
  expect(again.status).toBe(304);
});
