import { expect, test } from 'playwright/test';
import { sendFlood } from '../bench/flood.ts';
import { startSite } from '../bench/site.ts';

test('leaks no memory on requests for missing paths', async () => {
  await using site = await startSite();
  const flood = { path: '/wp-login.php', connections: 8 };
  await sendFlood(site.port, { ...flood, requests: 2000 });
  const before = await site.memory();
  expect(await sendFlood(site.port, { ...flood, requests: 10_000 })).toEqual({ 307: 10_000 });
  const after = await site.memory();
  // Half a kilobyte per request, in megabytes.
  expect(Number(after?.heap) - Number(before?.heap)).toBeLessThan(5);
});
