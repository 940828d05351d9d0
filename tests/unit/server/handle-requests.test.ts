import { createHash } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Environment } from '../../../src/runtime/request.ts';
import { handleRequests } from '../../../src/server/handle-requests.ts';
import { errorPolicy, headers } from '../../../src/server/headers.ts';
import { workerContext } from './worker-context.ts';

// What the bundler makes of the action.
vi.mock('../../../src/contact/submit-lead.ts', () => ({ submitLead: { $$id: 'abc#submit' } }));

const env = { SITE_URL: 'https://site.example' } as Environment;

async function ask(render: () => Response, path: string): Promise<Response> {
  const request = new Request(`https://site.example${path}`);
  return handleRequests(render)(request, env, workerContext().context);
}

const failing = () => {
  throw new TypeError('broken');
};

describe('handleRequests', () => {
  const log = vi.spyOn(console, 'error');
  beforeEach(() => {
    vi.stubEnv('DEV', false);
    log.mockReset().mockImplementation(() => undefined);
  });
  afterEach(() => vi.unstubAllEnvs());

  it.each([200, 303, 413, 503])('gives a %i of the framework the headers', async (status) => {
    const response = await ask(() => new Response('', { status }), '/contact');
    expect(response.status).toBe(status);
    for (const name of Object.keys(headers.contact)) expect(response.headers.has(name)).toBe(true);
  });

  it('survives a framework that throws', async () => {
    const response = await ask(failing, '/de');
    expect(response.status).toBe(500);
    const html = await response.text();
    expect(html).toContain('<html lang="de" dir="ltr">');
    const [, style = ''] = /<style>(.*)<\/style>/s.exec(html) ?? [];
    const policy = errorPolicy(createHash('sha256').update(style).digest('base64'));
    expect(response.headers.get('Content-Security-Policy')).toBe(policy);
    expect(response.headers.has('Strict-Transport-Security')).toBe(true);
    expect(log).toHaveBeenCalledOnce();
  });

  it('says so if reading a page fails, and lets nobody cache the response', async () => {
    const body = new ReadableStream({ pull: (page) => page.error(new TypeError('broken')) });
    const response = await ask(() => new Response(body), '/fr/about');
    expect(response.status).toBe(500);
    expect(response.headers.get('Cache-Control')).toBe('no-store');
    expect(response.headers.get('CDN-Cache-Control')).toBeNull();
    expect(log).toHaveBeenCalledOnce();
    expect(log.mock.lastCall?.[0]).toContain('TypeError');
  });

  it('says so in development too, where no page reports it', async () => {
    vi.stubEnv('DEV', true);
    const response = await ask(failing, '/de');
    expect(response.status).toBe(500);
    expect(response.headers.get('Cache-Control')).toBe('no-store');
    expect(log).toHaveBeenCalledOnce();
  });
});
