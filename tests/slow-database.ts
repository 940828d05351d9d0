/** Milliseconds that each query of a remote database takes. */
const delay = 60;

type Site = {
  fetch: (request: Request, env: { DB: D1Database }, context: ExecutionContext) => unknown;
};

/** Wraps the built worker, inside workerd, so that its database is as slow as a remote one. */
export function wrap(site: Site): Site {
  return {
    fetch: (request, env, context) =>
      site.fetch(request, { ...env, DB: slow(env.DB, ['batch']) }, context),
  };
}

/** Delays these methods of a database or of a statement, and those of its statements. */
function slow<Target extends object>(target: Target, methods: readonly string[]): Target {
  return new Proxy(target, {
    get(_target, name) {
      const value: unknown = Reflect.get(target, name);
      if (typeof value !== 'function') return value;
      return (...args: unknown[]) => {
        const call = () => value.apply(target, args);
        if (methods.includes(String(name))) {
          return new Promise((resolve) => setTimeout(resolve, delay)).then(call);
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
