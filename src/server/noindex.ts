/** The bindings that decide which host search engines may show. */
type SiteBindings = { SITE_URL: string; INDEXING?: string | undefined };

/** `SITE_URL` and its host, parsed once: it is compared for every response. */
let site: { url: string; host: string | undefined } = { url: '', host: undefined };

/** Whether a URL may be indexed: only on the host of `SITE_URL`, and never if `INDEXING` is off. */
export function isIndexable(url: string, { SITE_URL, INDEXING }: SiteBindings): boolean {
  if (site.url !== SITE_URL) site = { url: SITE_URL, host: URL.parse(SITE_URL)?.host };
  const [, , host] = url.split('/', 3);
  return INDEXING !== 'off' && host === site.host;
}
