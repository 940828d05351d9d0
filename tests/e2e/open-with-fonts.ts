import type { Page } from 'playwright/test';

/** Opens a page twice. Fonts that load too late for the first time are cached for the second. */
export async function openWithFonts(page: Page, path: string): Promise<void> {
  await page.goto(path, { waitUntil: 'networkidle' });
  await page.goto(path);
}
