/** The shortest time of a submission in milliseconds, from the specification. */
export const submittingMs = 1500;

/** The time in milliseconds before a page scrolls to a pending section, from the specification. */
export const pendingScrollMs = 500;

export function sleep(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}

/** Throws a `TimeoutError` after this many milliseconds, without stopping the work. */
export async function withTimeout<Value>(
  work: Promise<Value>,
  milliseconds: number,
): Promise<Value> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(
      () => reject(new DOMException(`Timed out after ${milliseconds} ms`, 'TimeoutError')),
      milliseconds,
    );
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
