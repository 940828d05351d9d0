import { Hono } from 'hono';
import { expect, it, vi } from 'vitest';
import type { HonoEnv } from '#src/server/hono-env.ts';
import { parseRange, recording, slice } from '#src/server/routes/recording.ts';

vi.mock('#src/facts/business.ts', async (original) => {
  const site = await original<typeof import('#src/facts/business.ts')>();
  const files = ['one.mp3', 'two.m4a'];
  return {
    ...site,
    recordings: files.map((file) => ({ slug: 'signature', file, credit: 'us', show: null })),
  };
});
vi.mock('#src/facts/recordings.json', () => {
  const measured = { version: '0123456789abcdef', bytes: 5, seconds: 1, bars: [] };
  return { default: ['one.mp3', 'two.m4a'].map((file) => ({ ...measured, file })) };
});

// Provided by workerd only.
vi.stubGlobal('FixedLengthStream', function create() {
  return new TransformStream();
});

/** Requests a recording of five bytes, and returns the answer. */
async function ask(path: string, headers: HeadersInit = {}) {
  const app = new Hono<HonoEnv>().get('/audio/:file', recording);
  const ASSETS = { fetch: async () => new Response('sound') };
  return app.request(path, { headers }, { ASSETS } as unknown as HonoEnv['Bindings']);
}

it.each([
  ['/audio/one.mp3', 'audio/mpeg'],
  ['/audio/two.m4a', 'audio/mp4'],
])('serves %s as %s, which Safari requires', async (path, type) => {
  const response = await ask(path);
  expect(response.headers.get('Content-Type')).toBe(type);
  expect(await response.text()).toBe('sound');
});

it.each([
  ['?v=0123456789abcdef', 'public, max-age=31536000, immutable'],
  ['?v=0000000000000000', 'public, max-age=86400'],
  ['?v=', 'public, max-age=86400'],
  ['', 'public, max-age=86400'],
])('lets browsers keep one.mp3%s: %s', async (query, cacheControl) => {
  for (const headers of [{}, { Range: 'bytes=0-1' }, { 'If-None-Match': '"0123456789abcdef"' }]) {
    const response = await ask(`/audio/one.mp3${query}`, headers);
    expect(response.headers.get('Cache-Control')).toBe(cacheControl);
  }
});

it.each([
  ['bytes=0-0', 0, 0],
  ['bytes=0-', 0, 99],
  ['bytes=10-19', 10, 19],
  ['bytes=7-7', 7, 7],
  ['bytes=90-1000', 90, 99],
  ['bytes=-1', 99, 99],
  ['bytes=-30', 70, 99],
  ['bytes=-1000', 0, 99],
  [' bytes=5-6 ', 5, 6],
])('reads %s of 100 bytes as %i to %i', (header, first, last) => {
  expect(parseRange(header, 100)).toEqual({ first, last });
});

it.each(['bytes=100-', 'bytes=100-200', 'bytes=-0', 'bytes=99999999999999999999-'])(
  'rejects the unsatisfiable %s',
  (header) => expect(parseRange(header, 100)).toBe('unsatisfiable'),
);

it.each([
  ...['', 'bytes', 'bytes=', 'bytes=-', 'bytes=,', 'bytes=a-b', 'bytes=5-2', 'bytes=1.5-2'],
  ...['bytes=+1-2', 'bytes=0-0,-1', 'bytes=0-4, 10-14', 'lines=0-1', '0-1'],
])('ignores "%s"', (header) => {
  expect(parseRange(header, 100)).toBeUndefined();
});

const bytes = Uint8Array.from({ length: 100 }, (_, index) => index);

/** Returns the bytes in chunks of `size`, and counts the chunks that were read. */
function chunksOf(size: number) {
  const read = { chunks: 0, cancelled: false };
  const stream = new ReadableStream<Uint8Array>(
    {
      pull(controller) {
        const start = read.chunks++ * size;
        if (start >= bytes.length) return controller.close();
        controller.enqueue(bytes.slice(start, start + size));
      },
      cancel() {
        read.cancelled = true;
      },
    },
    { highWaterMark: 0 },
  );
  return { stream, read };
}

const collect = async (stream: ReadableStream<Uint8Array>) => [
  ...(await new Response(stream).bytes()),
];

it.each([
  [0, 0],
  [0, 99],
  [9, 10],
  [15, 67],
  [99, 99],
])('returns bytes %i to %i, however they are chunked', async (first, last) => {
  for (const size of [1, 7, 10, 64, 100]) {
    const sliced = chunksOf(size).stream.pipeThrough(slice({ first, last }));
    expect(await collect(sliced)).toEqual([...bytes.slice(first, last + 1)]);
  }
});

it('stops reading at the end of the range or when the visitor leaves', async () => {
  const near = chunksOf(10);
  await collect(near.stream.pipeThrough(slice({ first: 5, last: 12 })));
  await expect.poll(() => near.read.cancelled).toBe(true);
  expect(near.read.chunks).toBeLessThan(5);

  const left = chunksOf(10);
  const reader = left.stream.pipeThrough(slice({ first: 0, last: 99 })).getReader();
  await reader.read();
  await reader.cancel();
  await expect.poll(() => left.read.cancelled).toBe(true);
  expect(left.read.chunks).toBeLessThan(4);
});
