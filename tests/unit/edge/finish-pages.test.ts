import { Hono } from 'hono';
import { describe, expect, it, vi } from 'vitest';
import { finishPages } from '../../../src/edge/finish-pages.ts';

// HTMLRewriter is workerd's; strip-framework.test.ts tries it there.
vi.mock('../../../src/edge/strip-framework.ts', () => ({
  stripFramework: () => new Response('stripped'),
}));

const headers = { 'Content-Type': 'text/html', 'Content-Encoding': 'Identity' };
const app = new Hono()
  .use(finishPages())
  .get('/legals', (c) => c.body('rendered', 500, headers))
  .get('*', (c) => c.body('rendered', 200, headers));

describe('finishPages', () => {
  it.each(['/', '/fr/about'])('strips %s, and lets it be compressed', async (path) => {
    const response = await app.request(path);
    expect(await response.text()).toBe('stripped');
    expect(response.headers.get('Content-Type')).toBe('text/html');
    expect(response.headers.has('Content-Encoding')).toBe(false);
  });

  it.each(['/contact', '/legals', '/og/fr/landing.png'])('leaves %s alone', async (path) => {
    const response = await app.request(path);
    expect(await response.text()).toBe('rendered');
    expect(response.headers.has('Content-Encoding')).toBe(true);
  });
});
