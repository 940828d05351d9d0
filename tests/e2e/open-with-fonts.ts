import type { Page } from 'playwright/test';

/** Opens a page twice: fonts that were late for a first page are there for the next. */
export async function openWithFonts(page: Page, path: string): Promise<void> {
  await page.goto(path, { waitUntil: 'networkidle' });
  await page.goto(path);
}
