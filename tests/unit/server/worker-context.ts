/** What a worker does after it has answered, and a way to wait for all of it. */
export function workerContext() {
  const work: Promise<unknown>[] = [];
  const context = {
    waitUntil: (promise: Promise<unknown>) => void work.push(promise),
    passThroughOnException: () => undefined,
    props: undefined,
  };
  return { context: context as ExecutionContext, finished: () => Promise.all(work) };
}
