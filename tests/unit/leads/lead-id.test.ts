import { expect, it } from 'vitest';
import { leadId } from '#src/leads/lead.ts';

const key = '01234567-89ab-4def-8123-456789abcdef';
const fields = {
  firstName: 'Zoë',
  lastName: 'O’Neil',
  email: 'zoe@planted.example',
  phone: '01 99 00 12 34',
};

it('is a UUID, and the same for the same form, also after a deployment', () => {
  const id = leadId(key, 'ALPHA72', fields);
  expect(id).toBe('d86b1044-0459-8c50-a634-05822da3d6a6');
  expect(leadId(key, 'ALPHA72', { ...fields })).toBe(id);
});

it('ignores the case of the key and of the e-mail address', () => {
  const inCapitals = { ...fields, email: 'ZOE@PLANTED.EXAMPLE' };
  expect(leadId(key.toUpperCase(), 'ALPHA72', inCapitals)).toBe(leadId(key, 'ALPHA72', fields));
});

it('differs with the key, the affiliate and each field', () => {
  const corrected = Object.entries(fields).map(([name, value]) =>
    leadId(key, 'ALPHA72', { ...fields, [name]: `${value}x` }),
  );
  const ids = [
    leadId(key, 'ALPHA72', fields),
    leadId(key.replace('0', '1'), 'ALPHA72', fields),
    leadId(key, 'BRAVO72', fields),
    // The same text, divided differently.
    leadId(key, 'ALPHA72', { ...fields, firstName: 'ZoëO', lastName: '’Neil' }),
    ...corrected,
  ];
  expect(new Set(ids).size).toBe(8);
});
