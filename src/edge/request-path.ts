/** The path of a request exactly as it was asked, at less cost than parsing the URL. */
export function requestPath({ url }: Request): string {
  const start = url.indexOf('/', url.indexOf('://') + 3);
  const end = url.indexOf('?', start);
  return end < 0 ? url.slice(start) : url.slice(start, end);
}

/** The host of a request, with its port, likewise. */
export function requestHost({ url }: Request): string {
  const start = url.indexOf('://') + 3;
  return url.slice(start, url.indexOf('/', start));
}
