import type { ByteRange } from './byte-range.ts';

/**
 * Streams the bytes of a range: those before it are read and dropped, those after it are not read.
 */
export function sliceStream(
  stream: ReadableStream<Uint8Array>,
  { first, last }: ByteRange,
): ReadableStream<Uint8Array> {
  const reader = stream.getReader();
  let passed = 0;
  return new ReadableStream({
    async pull(controller) {
      for (;;) {
        const { done, value } = await reader.read();
        if (done) return controller.close();
        const start = passed;
        passed += value.byteLength;
        if (passed <= first) continue;
        controller.enqueue(value.subarray(Math.max(0, first - start), last + 1 - start));
        if (passed <= last) return;
        controller.close();
        return reader.cancel();
      }
    },
    cancel: (reason) => reader.cancel(reason),
  });
}
