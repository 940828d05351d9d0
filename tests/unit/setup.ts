import { vi } from 'vitest';

// Replaces what only Waku, its bundler and workerd provide.

// Waku's modules load only under the `react-server` condition.
vi.mock('waku/router/server', () => ({}));

// The bundler adds the id of the action.
vi.mock('#src/contact/action.ts', async (original) => {
  const module = await original<typeof import('#src/contact/action.ts')>();
  Object.assign(module.submitLead, { $$id: 'abc#submit' });
  return module;
});

/** Leaves pages unchanged; the rewriting is tested on workerd. */
class UnchangingRewriter {
  on() {
    return this;
  }
  transform(response: Response) {
    return response;
  }
}
Object.assign(globalThis, { HTMLRewriter: UnchangingRewriter });
