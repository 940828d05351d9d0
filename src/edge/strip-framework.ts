/**
 * Drops what a content page does not need from a server render: Waku's inline
 * bootstrap, the flight data and the module preloads. Our own script stays:
 * it is the one with a `src` and without `async`.
 */
export function stripFramework(response: Response): Response {
  return new HTMLRewriter()
    .on('script:not([src]), script[async], link[rel="modulepreload"]', {
      element: (element) => {
        if (element.getAttribute('type') !== 'application/ld+json') element.remove();
      },
    })
    .transform(response);
}
