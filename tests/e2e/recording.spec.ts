import { readFileSync } from 'node:fs';
import { expect, test } from 'playwright/test';
import { recordingFiles } from '#src/site/recordings.ts';
import { freshFetch } from './fresh-fetch.ts';

type Asked = Record<string, string>;

for (const { slug, path, version } of recordingFiles) {
  test.describe(slug, () => {
    const file = readFileSync(`public${decodeURIComponent(path)}`);
    const size = file.byteLength;
    const etag = `"${version}"`;
    const ask = (url: string | undefined, init: RequestInit) => freshFetch(`${url}${path}`, init);

    async function expectWhole(url: string | undefined, headers: Asked): Promise<void> {
      const response = await ask(url, { headers });
      expect(response.status).toBe(200);
      expect(response.headers.get('Content-Range')).toBeNull();
      expect(response.headers.get('Content-Length')).toBe(String(size));
      expect(Buffer.from(await response.arrayBuffer()).equals(file)).toBe(true);
    }

    async function expectPart(
      url: string | undefined,
      headers: Asked,
      [first, last]: [number, number],
    ): Promise<void> {
      const response = await ask(url, { headers });
      expect(response.status).toBe(206);
      expect(response.headers.get('Content-Range')).toBe(`bytes ${first}-${last}/${size}`);
      expect(response.headers.get('Content-Length')).toBe(String(last + 1 - first));
      expect(response.headers.get('Accept-Ranges')).toBe('bytes');
      expect(response.headers.get('ETag')).toBe(etag);
      const body = Buffer.from(await response.arrayBuffer());
      expect(body.equals(file.subarray(first, last + 1))).toBe(true);
    }

    test('answers a range with its bytes', async ({ baseURL }) => {
      await expectPart(baseURL, { Range: 'bytes=0-' }, [0, size - 1]);
      await expectPart(baseURL, { Range: 'bytes=7000-17000' }, [7000, 17_000]);
      await expectPart(baseURL, { Range: 'bytes=-500' }, [size - 500, size - 1]);
    });

    test('answers If-Range with the whole file unless the validator matches', async ({
      baseURL,
    }) => {
      const part = { Range: 'bytes=5-9' };
      await expectPart(baseURL, { ...part, 'If-Range': etag }, [5, 9]);
      for (const base of ['"another"', `W/${etag}`, 'Sat, 21 Nov 2026 12:00:00 GMT']) {
        await expectWhole(baseURL, { ...part, 'If-Range': base });
      }
    });

    test('answers 304 to its own validator, and 416 to a range beyond its end', async ({
      baseURL,
    }) => {
      const known = await ask(baseURL, { headers: { 'If-None-Match': etag } });
      expect([known.status, known.headers.get('ETag')]).toEqual([304, etag]);
      const beyond = await ask(baseURL, { headers: { Range: `bytes=${size}-` } });
      expect(beyond.status).toBe(416);
      expect(beyond.headers.get('Content-Range')).toBe(`bytes */${size}`);
    });

    test('answers HEAD like GET and ignores its range', async ({ baseURL }) => {
      for (const headers of [{}, { Range: 'bytes=0-1' }]) {
        const response = await ask(baseURL, { method: 'HEAD', headers });
        expect(response.status).toBe(200);
        expect(response.headers.get('Content-Length')).toBe(String(size));
        expect(response.headers.get('Accept-Ranges')).toBe('bytes');
        expect(response.headers.get('Content-Type')).toMatch(/^audio\//);
      }
    });
  });
}
