import { vi } from 'vitest';

/**
 * Creates the body of a streamed page in three chunks, each created on demand and after `held`.
 * `left` holds those that were not read.
 */
export function streamPage(held: Promise<void> = Promise.resolve()) {
  const left = ['the loading state', 'the form', 'the end'];
  const cancel = vi.fn();
  const body = new ReadableStream({
    async pull(controller) {
      await held;
      const chunk = left.shift();
      if (chunk) controller.enqueue(new TextEncoder().encode(chunk));
      else controller.close();
    },
    cancel,
  });
  return { body, left, cancel };
}
