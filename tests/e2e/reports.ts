import type { Page } from 'playwright/test';

/**
 * Returns an array that collects a tab's uncaught errors and its console messages, except those of
 * the ignored types.
 */
export function collectErrors(page: Page, ignored = ['log', 'info', 'debug']): string[] {
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  page.on('console', (message) => {
    if (!ignored.includes(message.type())) errors.push(message.text());
  });
  return errors;
}
