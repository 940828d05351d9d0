import { readFileSync } from 'node:fs';
import { expect, test } from 'playwright/test';
import { recordingPath } from '../../src/site/pages.ts';
import { recording } from '../../src/site/site.ts';
import { freshFetch } from './fresh-fetch.ts';

const file = readFileSync(`public/audio/${recording.file}`);
const size = file.byteLength;

let url: string;
let etag: string;

test.beforeAll(async ({ baseURL }) => {
  url = `${baseURL}${recordingPath}`;
  const { headers } = await freshFetch(url, { method: 'HEAD' });
  etag = headers.get('ETag') ?? '';
  expect(etag).toMatch(/^"\w{24}"$/);
});

type Asked = Record<string, string>;

async function expectWhole(asked: Asked): Promise<void> {
  const response = await freshFetch(url, { headers: asked });
  expect(response.status).toBe(200);
  expect(response.headers.get('Content-Range')).toBeNull();
  expect(response.headers.get('Content-Length')).toBe(String(size));
  expect(Buffer.from(await response.arrayBuffer()).equals(file)).toBe(true);
}

async function expectPart(asked: Asked, first: number, last: number): Promise<void> {
  const response = await freshFetch(url, { headers: asked });
  expect(response.status).toBe(206);
  expect(response.headers.get('Content-Range')).toBe(`bytes ${first}-${last}/${size}`);
  expect(response.headers.get('Content-Length')).toBe(String(last + 1 - first));
  expect(response.headers.get('Accept-Ranges')).toBe('bytes');
  expect(response.headers.get('ETag')).toBe(etag);
  const body = Buffer.from(await response.arrayBuffer());
  expect(body.equals(file.subarray(first, last + 1))).toBe(true);
}

test('answers a range with its bytes', async () => {
  await expectPart({ Range: 'bytes=0-' }, 0, size - 1);
  await expectPart({ Range: 'bytes=70000-170000' }, 70_000, 170_000);
  await expectPart({ Range: 'bytes=-500' }, size - 500, size - 1);
});

test('answers If-Range with the whole file unless the validator matches', async () => {
  const part = { Range: 'bytes=5-9' };
  await expectPart({ ...part, 'If-Range': etag }, 5, 9);
  for (const base of ['"another"', `W/${etag}`, 'Sat, 21 Nov 2026 12:00:00 GMT']) {
    await expectWhole({ ...part, 'If-Range': base });
  }
});

test('answers HEAD like GET and ignores its range', async () => {
  for (const headers of [{}, { Range: 'bytes=0-1' }]) {
    const response = await freshFetch(url, { method: 'HEAD', headers });
    expect(response.status).toBe(200);
    expect(response.headers.get('Content-Length')).toBe(String(size));
    expect(response.headers.get('Accept-Ranges')).toBe('bytes');
    expect(response.headers.get('Content-Type')).toMatch(/^audio\//);
  }
});
