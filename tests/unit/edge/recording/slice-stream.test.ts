import { describe, expect, it } from 'vitest';
import { sliceStream } from '../../../../src/edge/recording/slice-stream.ts';

const bytes = Uint8Array.from({ length: 100 }, (_, index) => index);

/** The bytes in chunks of `size`, and how many of the chunks were asked for. */
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

async function collect(stream: ReadableStream<Uint8Array>): Promise<number[]> {
  return [...new Uint8Array(await new Response(stream).arrayBuffer())];
}

describe('sliceStream', () => {
  it.each([
    [0, 0],
    [0, 99],
    [3, 4],
    [9, 10],
    [10, 19],
    [15, 67],
    [99, 99],
  ])('gives bytes %i to %i, however they are cut', async (first, last) => {
    for (const size of [1, 7, 10, 64, 100]) {
      const slice = sliceStream(chunksOf(size).stream, { first, last });
      expect(await collect(slice)).toEqual([...bytes.slice(first, last + 1)]);
    }
  });

  it('reads nothing behind the range, and leaves when the visitor does', async () => {
    const near = chunksOf(10);
    await collect(sliceStream(near.stream, { first: 5, last: 12 }));
    expect(near.read).toEqual({ chunks: 2, cancelled: true });

    const left = chunksOf(10);
    const reader = sliceStream(left.stream, { first: 0, last: 99 }).getReader();
    await reader.read();
    await reader.cancel();
    expect(left.read.cancelled).toBe(true);
    expect(left.read.chunks).toBeLessThan(4);
  });
});
