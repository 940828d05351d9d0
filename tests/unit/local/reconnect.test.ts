import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { reconnect } from '../../../src/tools/server/reconnect.ts';

/** A server that hangs up on its first requests; gives its address. */
async function hangUp(times: number): Promise<string> {
  let asked = 0;
  const server = createServer((request, response) => {
    if (asked++ < times) request.socket.destroy();
    else response.end('here');
  });
  onTestFinished(() => void server.close());
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

it('asks again if the other side has hung up', async () => {
  const url = await hangUp(3);
  expect(await (await reconnect(() => fetch(url))).text()).toBe('here');
});

it('gives up after three times more', async () => {
  const url = await hangUp(4);
  await expect(reconnect(() => fetch(url))).rejects.toThrow('fetch failed');
});

it('does not repeat what fails for another reason', async () => {
  let tried = 0;
  const work = () => Promise.reject(new TypeError(`attempt ${++tried}`));
  await expect(reconnect(work)).rejects.toThrow('attempt 1');
});
