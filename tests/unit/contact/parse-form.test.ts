import { expect, it, vi } from 'vitest';
import { parseForm } from '#src/contact/parse-form.ts';
import { affiliate } from '../../affiliate.ts';
import { person } from '../../person.ts';

// A new optional field, whose column is not in the schema of this test.
vi.mock('#src/contact/fields.ts', async (original) => {
  const module = await original<typeof import('#src/contact/fields.ts')>();
  return { ...module, fieldNames: [...module.fieldNames, 'employer'] };
});

it('accepts a form that was opened before an optional field existed', () => {
  const form = new FormData();
  const hidden = { ref: affiliate.code, locale: 'fr', key: crypto.randomUUID(), topic: '' };
  for (const [name, value] of Object.entries({ ...hidden, ...person })) form.append(name, value);
  const parsed = parseForm(form);
  expect(parsed).toMatchObject({ isComplete: true, parsed: { success: true } });
  form.append('employer', 'Acme');
  expect(parseForm(form)).toMatchObject({ isComplete: true, parsed: { success: true } });
});
