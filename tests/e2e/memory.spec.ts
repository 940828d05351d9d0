import { expect, test } from 'playwright/test';
import { generateLoad } from '../bench/generate-load.ts';
import { startSite } from '../bench/site.ts';

test('requests for what there is not leave nothing in memory', async () => {
  await using site = await startSite();
  const flood = { port: site.port, path: '/wp-login.php', status: 404, connections: 8 };
  await generateLoad({ ...flood, requests: 2000 });
  const { heap: before } = await site.memory();
  const { errors } = await generateLoad({ ...flood, requests: 10_000 });
  expect(errors).toBe(0);
  const { heap } = await site.memory();
  // Half a kilobyte for each, in megabytes.
  expect(heap - before).toBeLessThan(5);
});
