import type { Page } from 'playwright/test';

/** Replaces the promised dates of a page with one that has a long name in every language. */
export function showLongDates(page: Page): Promise<void> {
  return page.locator('section:has([data-ring]) dl time').evaluateAll((dates) => {
    const language = document.documentElement.lang;
    const names = { weekday: 'long', day: 'numeric', month: 'long' } as const;
    const text = new Date('2026-09-30').toLocaleDateString(language, names);
    for (const date of dates) date.textContent = text;
  });
}
