import { Hono } from 'hono';
import { describe, expect, it, vi } from 'vitest';
import { finishRendering } from '../../../src/edge/finish-rendering.ts';
import type { RequestEnvironment } from '../../../src/edge/request-environment.ts';
import { resolveRoute } from '../../../src/edge/resolve-route.ts';
import { workerContext } from './worker-context.ts';

const chunks = ['the loading state', 'the form', 'the end'];

/** A renderer that makes a chunk whenever it is asked for one. */
async function render(method: string, path: string) {
  const left = [...chunks];
  const cancel = vi.fn();
  const app = new Hono<RequestEnvironment>()
    .use(resolveRoute(), finishRendering())
    .all('*', (c) => {
      const body = new ReadableStream({
        pull(controller) {
          const chunk = left.shift();
          if (chunk) controller.enqueue(new TextEncoder().encode(chunk));
          else controller.close();
        },
        cancel,
      });
      return c.body(body, 200, { 'X-From': 'render' });
    });
  const { context, finished } = workerContext();
  const response = await app.request(path, { method }, {}, context);
  return { response, left, cancel, finished };
}

describe('finishRendering', () => {
  it.each([
    ['GET', '/fr/contact'],
    ['HEAD', '/contact'],
    ['POST', '/contact'],
    ['POST', '/RSC/F/action.txt'],
  ])('%s %s is rendered to its end, though the visitor left', async (method, path) => {
    const { response, left, cancel, finished } = await render(method, path);
    await response.body?.cancel();
    expect(await finished()).toHaveLength(1);
    expect(left).toEqual([]);
    expect(cancel).not.toHaveBeenCalled();
  });

  it('who stays gets all of it, as it was made', async () => {
    const { response } = await render('GET', '/contact');
    expect(response.headers.get('X-From')).toBe('render');
    expect(await response.text()).toBe(chunks.join(''));
  });

  it('a rendering that breaks off is not reported a second time', async () => {
    const app = new Hono<RequestEnvironment>()
      .use(resolveRoute(), finishRendering())
      .get('*', (c) =>
        c.body(new ReadableStream({ pull: (page) => page.error(new Error('broken')) })),
      );
    const { context, finished } = workerContext();
    const response = await app.request('/contact', {}, {}, context);
    await expect(response.text()).rejects.toThrow('broken');
    await expect(finished()).resolves.toEqual([undefined]);
  });

  it('leaves pages alone that are read to their end anyhow', async () => {
    const { finished } = await render('GET', '/fr');
    expect(await finished()).toEqual([]);
  });
});
