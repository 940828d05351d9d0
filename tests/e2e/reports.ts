import type { Page } from 'playwright/test';
import { eventsPath } from '#src/facts/constants.ts';

/** Returns an array that collects the bodies of a tab's reports to the site as they are sent. */
export function collectCounts(page: Page): string[] {
  const bodies: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === eventsPath) bodies.push(request.postData() ?? '');
  });
  return bodies;
}

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
