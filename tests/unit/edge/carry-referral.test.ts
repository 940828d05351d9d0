import { Hono } from 'hono';
import { expect, it } from 'vitest';
import { carryReferral } from '../../../src/edge/carry-referral.ts';
import type { RequestEnvironment } from '../../../src/edge/request-environment.ts';
import { resolveRoute } from '../../../src/edge/resolve-route.ts';
import { referrer } from '../../referrer.ts';

// HTMLRewriter exists on workerd only, where referral.spec.ts tests what becomes of a page.
const app = new Hono<RequestEnvironment>().use(resolveRoute(), carryReferral()).all('*', (c) => {
  const { method, headers } = c.req.raw;
  return c.json([method, [...headers]], 500);
});

it('asks for the page that everybody gets, and leaves a failure as it is', async () => {
  const headers = { 'If-None-Match': '*', 'Accept-Encoding': 'br' };
  const response = await app.request(`/fr/about?ref=${referrer.code}`, { headers });
  expect(response.status).toBe(500);
  expect(await response.json()).toEqual(['GET', []]);
});

it('passes on all that a request for the contact page says: it is rendered for one visitor', async () => {
  const response = await app.request(`/contact?ref=${referrer.code}`, { headers: { 'X-A': 'b' } });
  expect(await response.json()).toEqual(['GET', [['x-a', 'b']]]);
});

it('passes on what brings no known code', async () => {
  const response = await app.request('/fr/about?ref=NOBODY', { headers: { 'X-A': 'b' } });
  expect(await response.json()).toEqual(['GET', [['x-a', 'b']]]);
});
