const framework = [
  'script:not([src]):not([type="application/ld+json"])',
  'script[async]',
  'link[rel="modulepreload"]',
  'meta[name="generator"]',
].join();

/**
 * Drops what a content page does not need from a server render: Waku's inline
 * bootstrap, the flight data, the module preloads and its signature. Our own
 * script stays: it is the one with a `src` and without `async`.
 */
export function stripFramework(response: Response): Response {
  return new HTMLRewriter()
    .on(framework, { element: (element) => void element.remove() })
    .transform(response);
}
