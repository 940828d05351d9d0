import { expect, it, vi } from 'vitest';
import { carryReferral } from '../../../src/edge/carry-referral.ts';
import { referrer } from '../../referrer.ts';

// HTMLRewriter exists on workerd only, where referral.spec.ts tests it. Without it rewriting fails.
it('a page that cannot be rewritten is the page without the code, and the log says so', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const request = new Request(`https://site.test/fr/about?ref=${referrer.code}`);
  const page = () => new Response('page', { headers: { 'Content-Type': 'text/html' } });
  const answer = await carryReferral(request, page);
  expect(answer.status).toBe(200);
  expect(await answer.text()).toBe('page');
  expect(log).toHaveBeenCalledOnce();
  expect(log.mock.lastCall?.[0]).toContain('referral-not-carried');
  log.mockRestore();
});

it('a page that fails stays a failure', async () => {
  const request = new Request(`https://site.test/fr/about?ref=${referrer.code}`);
  const answer = await carryReferral(request, () => new Response('failed', { status: 500 }));
  expect(answer.status).toBe(500);
  expect(await answer.text()).toBe('failed');
});
