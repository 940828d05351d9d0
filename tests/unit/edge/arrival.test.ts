import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { arrivalHash, arrivalScript } from '../../../src/edge/arrival.ts';
import { contactPolicy, headers } from '../../../src/edge/headers.ts';

const allowed = `'sha256-${arrivalHash}'`;

it('has the hash that it says', () => {
  expect(arrivalHash).toBe(createHash('sha256').update(arrivalScript).digest('base64'));
});

it.each(['content', 'listening'] as const)('is all that the policy of a %s page allows', (kind) => {
  const policy = headers[kind]['Content-Security-Policy'];
  expect(policy).toContain(`script-src 'self' ${allowed};`);
});

it('is allowed nowhere else', () => {
  const others = [
    contactPolicy('nonce'),
    ...(['card', 'asset', 'file', 'message'] as const).map(
      (kind) => headers[kind]['Content-Security-Policy'],
    ),
  ];
  expect(others.join()).not.toContain('sha256');
});
