import type { Page } from 'playwright/test';
import { countsPath } from '../../src/site/constants.ts';

/** Returns the bodies of what a tab reports from now on, as they come. */
export function collectCounts(page: Page): string[] {
  const bodies: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === countsPath) bodies.push(request.postData() ?? '');
  });
  return bodies;
}
