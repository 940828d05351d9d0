import type { MiddlewareHandler } from 'hono';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { handleRequests } from '../../../src/edge/handle-requests.ts';
import { headers } from '../../../src/edge/headers.ts';
import type { Environment } from '../../../src/worker/request.ts';
import { workerContext } from './worker-context.ts';

vi.mock('../../../src/worker/request.ts', () => ({
  environment: () => 'https://site.test',
  withContext: (request: Request, _context: object, render: (request: Request) => Response) =>
    render(request),
}));
// What the bundler makes of the action.
vi.mock('../../../src/contact/submit-lead.ts', () => ({ submitLead: { $$id: 'abc#submit' } }));
// HTMLRewriter exists on workerd only; strip-framework.test.ts tests it there.
vi.mock('../../../src/edge/strip-framework.ts', () => ({
  stripFramework: (): MiddlewareHandler => (_c, next) => next(),
}));

const { context } = workerContext();
const env = { SITE_URL: 'https://site.test' } as Environment;
const ask = async (fetch: ReturnType<typeof handleRequests>, path: string, init?: RequestInit) =>
  fetch(new Request(`https://site.test${path}`, init), env, context);

describe('handleRequests', () => {
  beforeEach(() => void vi.stubEnv('DEV', false));
  afterEach(() => vi.unstubAllEnvs());

  it.each([200, 303, 413, 503])('gives a %i of the framework the headers', async (status) => {
    const handle = handleRequests(() => new Response('', { status }));
    const response = await ask(handle, '/contact');
    expect(response.status).toBe(status);
    for (const name of Object.keys(headers.contact)) expect(response.headers.has(name)).toBe(true);
  });

  it('survives a framework that throws', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const handle = handleRequests(() => {
      throw new Error('broken');
    });
    const response = await ask(handle, '/de');
    expect(response.status).toBe(500);
    expect(await response.text()).toContain('<html lang="de" dir="ltr">');
    expect(response.headers.has('Strict-Transport-Security')).toBe(true);
    expect(log).toHaveBeenCalledOnce();
    log.mockRestore();
  });

  it('says so if reading a page fails, and lets nobody cache the response', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const body = new ReadableStream({ pull: (page) => page.error(new TypeError('broken')) });
    const handle = handleRequests(() => new Response(body));
    const response = await ask(handle, '/fr/about');
    expect(response.status).toBe(500);
    expect(response.headers.get('Cache-Control')).toBe('no-store');
    expect(response.headers.get('CDN-Cache-Control')).toBeNull();
    expect(log).toHaveBeenCalledOnce();
    expect(log.mock.lastCall?.[0]).toContain('TypeError');
    log.mockRestore();
  });

  it('says so in development too, where no page reports it', async () => {
    vi.stubEnv('DEV', true);
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const handle = handleRequests(() => {
      throw new TypeError('broken');
    });
    const response = await ask(handle, '/de');
    expect(response.status).toBe(500);
    expect(response.headers.get('Cache-Control')).toBe('no-store');
    expect(log).toHaveBeenCalledOnce();
    expect(log.mock.lastCall?.[0]).toContain('TypeError');
    log.mockRestore();
  });
});
