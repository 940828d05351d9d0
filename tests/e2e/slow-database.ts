import type { Worker } from '#src/tools/start.ts';

/** Wraps the worker so that each query takes 60 ms, as one of a remote database does. */
export function slowDatabase(worker: Worker): Worker {
  /** Delays these methods of a database or of a statement, and those of its statements. */
  function slow<Target extends object>(target: Target, methods: readonly string[]): Target {
    return new Proxy(target, {
      get(_target, name) {
        const value: unknown = Reflect.get(target, name);
        if (typeof value !== 'function') return value;
        return (...args: unknown[]) => {
          const call = () => value.apply(target, args);
          if (methods.includes(String(name))) {
            return new Promise((resolve) => setTimeout(resolve, 60)).then(call);
          }
          const result: unknown = call();
          const isStatement = name === 'prepare' || name === 'bind';
          return isStatement && result instanceof Object
            ? slow(result, ['first', 'run', 'all', 'raw'])
            : result;
        };
      },
    });
  }
  return {
    fetch: (request, env, context) =>
      worker.fetch(request, { ...env, DB: slow(env.DB, ['batch']) }, context),
  };
}
