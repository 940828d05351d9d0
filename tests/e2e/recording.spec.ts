import { readFileSync } from 'node:fs';
import { expect, test } from 'playwright/test';
import { recordingFiles } from '#src/facts/recordings.ts';
import { freshFetch } from './fresh-fetch.ts';

for (const { slug, path, version } of recordingFiles) {
  test(`answers ranges, validators and HEAD for ${slug}`, async ({ baseURL }) => {
    const url = `${baseURL}${path}`;
    const file = readFileSync(`public${decodeURIComponent(path)}`);
    const size = file.byteLength;
    const etag = `"${version}"`;
    const part = { Range: 'bytes=5-9' };
    for (const [headers, first, last] of [
      [{ Range: 'bytes=0-' }, 0, size - 1],
      [{ Range: 'bytes=7000-17000' }, 7000, 17_000],
      [{ Range: 'bytes=-500' }, size - 500, size - 1],
      [{ ...part, 'If-Range': etag }, 5, 9],
    ] as const) {
      const response = await freshFetch(url, { headers });
      expect(response.status).toBe(206);
      expect(Object.fromEntries(response.headers)).toMatchObject({
        'accept-ranges': 'bytes',
        'content-length': String(last + 1 - first),
        'content-range': `bytes ${first}-${last}/${size}`,
        etag,
      });
      expect(Buffer.compare(await response.bytes(), file.subarray(first, last + 1))).toBe(0);
    }
    for (const validator of ['"another"', `W/${etag}`, 'Sat, 21 Nov 2026 12:00:00 GMT']) {
      const response = await freshFetch(url, { headers: { ...part, 'If-Range': validator } });
      expect([response.status, response.headers.get('Content-Range')]).toEqual([200, null]);
      expect(response.headers.get('Content-Length')).toBe(String(size));
      expect(Buffer.compare(await response.bytes(), file)).toBe(0);
    }
    const known = await freshFetch(url, { headers: { 'If-None-Match': etag } });
    expect([known.status, known.headers.get('ETag')]).toEqual([304, etag]);
    const beyond = await freshFetch(url, { headers: { Range: `bytes=${size}-` } });
    expect([beyond.status, beyond.headers.get('Content-Range')]).toEqual([416, `bytes */${size}`]);
    // Only GET has ranges.
    for (const headers of [{}, part]) {
      const response = await freshFetch(url, { method: 'HEAD', headers });
      expect(response.status).toBe(200);
      expect(Object.fromEntries(response.headers)).toMatchObject({
        'accept-ranges': 'bytes',
        'content-length': String(size),
        'content-type': expect.stringMatching(/^audio\//),
      });
    }
  });
}
