/**
 * Drops what a content page does not need from a server render: Waku's inline
 * bootstrap, the flight data, the module preloads and its signature. Our own
 * script stays: it is the one with a `src` and without `async`.
 */
export function stripFramework(response: Response): Response {
  const remove = { element: (element: Element) => void element.remove() };
  return new HTMLRewriter()
    .on('link[rel="modulepreload"], meta[name="generator"]', remove)
    .on('script:not([src]), script[async]', {
      element: (element) => {
        if (element.getAttribute('type') !== 'application/ld+json') element.remove();
      },
    })
    .transform(response);
}
