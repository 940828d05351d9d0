import type { Page } from 'playwright/test';
import { eventsPath } from '#src/site/constants.ts';

/** Returns an array that collects the bodies of a tab's reports as they are sent. */
export function collectCounts(page: Page): string[] {
  const bodies: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === eventsPath) bodies.push(request.postData() ?? '');
  });
  return bodies;
}
