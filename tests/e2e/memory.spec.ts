import { expect, test } from 'playwright/test';
import { sendFlood } from '../bench/flood.ts';
import { startMeasuredWorker } from '../bench/measured-worker.ts';

test('leaks no memory on requests for missing paths', async () => {
  await using site = await startMeasuredWorker();
  const flood = { path: '/wp-login.php', connections: 8 };
  await sendFlood(site.url, { ...flood, requests: 1000 });
  const before = await site.memory();
  expect(await sendFlood(site.url, { ...flood, requests: 3000 })).toEqual({ 307: 3000 });
  const after = await site.memory();
  // Megabytes: under two kilobytes per request, while an unread response holds twelve.
  expect(Number(after?.heap) - Number(before?.heap)).toBeLessThan(5);
});
