/** A file of the worker's own assets. Throws if it is not there. */
export async function readAsset(
  assets: Pick<Fetcher, 'fetch'>,
  path: string,
): Promise<ArrayBuffer> {
  // The binding requires a host, and ignores it.
  const response = await assets.fetch(new URL(path, 'https://assets.local'));
  if (!response.ok) throw new Error(`${path} answers with ${response.status}`);
  return response.arrayBuffer();
}
