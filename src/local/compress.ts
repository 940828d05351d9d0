const compressible = /^(text\/|image\/svg\+xml|application\/(javascript|json|xml|manifest\+json))/;

/** What workerd can encode, the smaller first. */
const codings = ['br', 'gzip'] as const;

/**
 * Compresses a text as Cloudflare would, by what `Accept-Encoding` names. What
 * already has a `Content-Encoding` passes as it is: it is compressed, or it
 * streams and says `Identity`. Changes the headers of `response`.
 */
export function compress(response: Response, accepted: string): Response {
  const { headers } = response;
  if (!compressible.test(headers.get('Content-Type') ?? '')) return response;
  if (headers.has('Content-Encoding')) return response;
  headers.append('Vary', 'Accept-Encoding');
  const coding = acceptedCoding(accepted);
  if (!coding || !response.body) return response;
  // workerd encodes the body by what this header says.
  headers.set('Content-Encoding', coding);
  headers.delete('Content-Length');
  return response;
}

function acceptedCoding(accepted: string): string | undefined {
  const offered = new Set<string>();
  for (const element of accepted.toLowerCase().split(',')) {
    const [name = '', ...parameters] = element.split(';').map((part) => part.trim());
    if (!parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter))) offered.add(name);
  }
  return codings.find((coding) => offered.has(coding));
}
