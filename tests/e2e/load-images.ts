/** Loads all images of a page, also those that wait until they are near. Runs in the page. */
export async function loadImages(): Promise<void> {
  const images = [...document.images];
  for (const image of images) image.loading = 'eager';
  await Promise.all(images.map((image) => image.decode().catch(() => undefined)));
}
