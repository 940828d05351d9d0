import { expect, it, vi } from 'vitest';
import { findAffiliate } from '../../../src/contact/affiliates.ts';

vi.mock('../../../src/contact/query.ts', () => ({
  createQuery: () => () => Promise.reject(new Error('down')),
}));

it('an affiliate who cannot be looked up is none, and the log says so', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  expect(await findAffiliate('CODE')).toBeUndefined();
  expect(log.mock.lastCall?.[0]).toContain('referral-not-confirmed');
  log.mockRestore();
});
