import type { BrowserContext, Page } from 'playwright/test';

/** The contexts whose cache has the fonts, which are the same on every page. */
const cached = new WeakSet<BrowserContext>();

/** Opens a page, in a new context twice: fonts that load too late for the first time are cached. */
export async function openWithFonts(page: Page, path: string): Promise<void> {
  if (!cached.has(page.context())) await page.goto(path, { waitUntil: 'networkidle' });
  cached.add(page.context());
  await page.goto(path);
}
