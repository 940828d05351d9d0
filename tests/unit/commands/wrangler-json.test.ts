import { expect, it } from 'vitest';
import { parseWranglerJson } from '../../../src/commands/wrangler-json.ts';
import { Misuse } from '../../../src/misuse.ts';

it('reads what wrangler prints, and says which command prints no JSON', () => {
  expect(parseWranglerJson('[{"name":"ONE"}]', 'secret list')).toEqual([{ name: 'ONE' }]);
  for (const printed of ['', 'Update available\n[]']) {
    const parse = () => parseWranglerJson(printed, 'secret list');
    expect(parse).toThrow(Misuse);
    expect(parse).toThrow('see what npx wrangler secret list says');
  }
});
