type Site<Environment> = {
  fetch: (request: Request, env: Environment, context: ExecutionContext) => Promise<Response>;
};

let bytes: ArrayBuffer | undefined;

/** Wraps the built worker so that it repeats its first response: the upper bound for workerd. */
export function wrap<Environment>(site: Site<Environment>): Site<Environment> {
  return {
    async fetch(request, env, context) {
      bytes ??= await (await site.fetch(request, env, context)).arrayBuffer();
      return new Response(bytes);
    },
  };
}
