import { Hono } from 'hono';
import { describe, expect, it, vi } from 'vitest';
import { createNonce } from '../../../src/edge/create-nonce.ts';
import type { RequestEnvironment } from '../../../src/edge/request-environment.ts';
import { resolveRoute } from '../../../src/edge/resolve-route.ts';

vi.mock('waku/server', () => ({}));

const app = new Hono<RequestEnvironment>()
  .use(resolveRoute(), createNonce())
  .get('*', (c) => c.text(c.var.nonce ?? 'none'));

describe('createNonce', () => {
  it('gives the contact page a new nonce each time, and names it in the policy', async () => {
    const nonces = new Set<string>();
    for (let i = 0; i < 3; i++) {
      const response = await app.request('/fr/contact?ref=CODE');
      const nonce = await response.text();
      const policy = response.headers.get('Content-Security-Policy');
      expect(policy).toContain(`script-src 'nonce-${nonce}' 'strict-dynamic';`);
      expect(atob(nonce)).toHaveLength(16);
      nonces.add(nonce);
    }
    expect(nonces.size).toBe(3);
  });

  it('gives content pages none', async () => {
    const response = await app.request('/fr');
    expect(await response.text()).toBe('none');
    expect(response.headers.has('Content-Security-Policy')).toBe(false);
  });
});
