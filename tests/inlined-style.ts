import { createHash } from 'node:crypto';
import { contentPolicy } from '../src/edge/headers.ts';
import type { Page } from '../src/routes.ts';

/** The style that stands in a page. */
export function inlinedStyle(html: string): string {
  return /<style>(.*?)<\/style>/s.exec(html)?.[1] ?? '';
}

/** The policy that fits the style which stands in a content page. */
export function policyOfItsStyle(page: Page, html: string): string {
  return contentPolicy(page, createHash('sha256').update(inlinedStyle(html)).digest('base64'));
}
