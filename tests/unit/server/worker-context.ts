/** Creates an execution context, and a function that waits for all its `waitUntil` promises. */
export function workerContext() {
  const work: Promise<unknown>[] = [];
  const context = {
    waitUntil: (promise: Promise<unknown>) => void work.push(promise),
    passThroughOnException: () => undefined,
    props: undefined,
  };
  return { context: context as ExecutionContext, finished: () => Promise.all(work) };
}
