import type { Page } from '@playwright/test';

/** Whether the page has been laid out down to its last lines, some frames after its load. */
export function isLaidOut(page: Page): Promise<boolean> {
  return page
    .getByRole('contentinfo')
    .getByRole('navigation')
    .evaluate((links) => links.checkVisibility({ contentVisibilityAuto: true }));
}
