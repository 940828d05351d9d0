import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from 'playwright/test';

/** Whether the page has been laid out down to its last lines, some frames after its load. */
export function isLaidOut(page: Page): Promise<boolean> {
  return page
    .getByRole('contentinfo')
    .getByRole('navigation')
    .evaluate((links) => links.checkVisibility({ contentVisibilityAuto: true }));
}

/** Axe for a page that is laid out: before that, sections would seem to overlap. */
export async function startAxe(page: Page): Promise<AxeBuilder> {
  await expect.poll(() => isLaidOut(page)).toBe(true);
  return new AxeBuilder({ page });
}
