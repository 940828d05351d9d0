/** The path of a request, exactly as it was sent. Cheaper than parsing the URL. */
export function requestPath(url: string): string {
  const target = requestTarget(url);
  const query = target.indexOf('?');
  return query < 0 ? target : target.slice(0, query);
}

/** The path with its query, likewise. */
export function requestTarget(url: string): string {
  return url.slice(url.indexOf('/', startOfHost(url)));
}

/** The host with its port, likewise. */
export function requestHost(url: string): string {
  const start = startOfHost(url);
  return url.slice(start, url.indexOf('/', start));
}

function startOfHost(url: string): number {
  return url.indexOf('://') + 3;
}
