/**
 * Matches the first of two pairs of end tags. Waku's stream moves its scripts before the end tags.
 * If a chunk ends within these tags, the stream repeats them after the scripts.
 */
const repeated = /<\/body><\/html>(?=<script\b|<\/body>)/;

/**
 * Reads a rendered page to its end, with its end tags once. Allows compression, which Waku prevents
 * for streamed pages by a `Content-Encoding`. Rejects if the rendering fails.
 */
export async function wholePage(response: Response): Promise<Response> {
  const html = await response.text();
  const page = new Response(html.replace(repeated, ''), response);
  page.headers.delete('Content-Encoding');
  return page;
}
