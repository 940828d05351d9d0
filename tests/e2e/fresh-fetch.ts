/**
 * `fetch` on a connection of its own. workerd ends a connection that idles for five seconds (the
 * `pipelineTimeout` of its HTTP server), and a client too busy to notice fails when it reuses it:
 * "other side closed".
 */
export function freshFetch(url: string | URL, init: RequestInit = {}): Promise<Response> {
  const headers = new Headers(init.headers);
  headers.set('Connection', 'close');
  return fetch(url, { ...init, headers });
}
