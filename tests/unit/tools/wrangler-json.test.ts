import { expect, it } from 'vitest';
import { UserError } from '../../../src/tools/user-error.ts';
import { parseWranglerJson } from '../../../src/tools/wrangler-json.ts';

it('reads what wrangler prints, and says which command prints no JSON', () => {
  expect(parseWranglerJson('[{"name":"ONE"}]', 'secret list')).toEqual([{ name: 'ONE' }]);
  for (const printed of ['', 'Update available\n[]']) {
    const parse = () => parseWranglerJson(printed, 'secret list');
    expect(parse).toThrow(UserError);
    expect(parse).toThrow('see what npx wrangler secret list says');
  }
});
