/**
 * Calls `fetch` on a new connection. workerd closes a connection that idles for five seconds (the
 * `pipelineTimeout` of its HTTP server), and a client that is too busy to notice fails with "other
 * side closed" when it reuses it.
 */
export function freshFetch(url: string | URL, init: RequestInit = {}): Promise<Response> {
  const headers = new Headers(init.headers);
  headers.set('Connection', 'close');
  return fetch(url, { ...init, headers });
}
