import type { ByteRange } from './byte-range.ts';

/** Lets the bytes of a range pass: those before it are dropped, and after it reading ends. */
export function sliceStream({ first, last }: ByteRange): TransformStream<Uint8Array, Uint8Array> {
  let passed = 0;
  return new TransformStream({
    transform(chunk, controller) {
      const start = passed;
      passed += chunk.byteLength;
      if (passed <= first) return;
      controller.enqueue(chunk.subarray(Math.max(0, first - start), last + 1 - start));
      if (passed > last) controller.terminate();
    },
  });
}
