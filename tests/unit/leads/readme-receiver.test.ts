import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { Webhook } from 'standardwebhooks';
import { describe, expect, it } from 'vitest';
import { webhookSecret } from './environment.ts';

type IsOurs = (body: string, headers: Record<string, string>, secret: string) => boolean;

const [, code] = /```js\n([\s\S]*?)```/.exec(readFileSync('README.md', 'utf8')) ?? [];
const isOurs: IsOurs = new Function('require', `${code}; return isOurs;`)(
  createRequire(import.meta.url),
);

describe('the receiver’s check in the README', () => {
  const body = '{"type":"lead.created"}';
  const now = new Date();
  const signed = {
    'webhook-id': 'id',
    'webhook-timestamp': String(Math.floor(now.getTime() / 1000)),
    'webhook-signature': new Webhook(webhookSecret).sign('id', now, body),
  };

  it('knows what we signed', () => {
    expect(isOurs(body, signed, webhookSecret)).toBe(true);
  });

  it.each(Object.keys(signed))('refuses what has another %s, or none', (name) => {
    const { [name]: _, ...others } = signed as Record<string, string>;
    expect(isOurs(body, { ...others, [name]: '1' }, webhookSecret)).toBe(false);
    expect(isOurs(body, others, webhookSecret)).toBe(false);
  });
});
