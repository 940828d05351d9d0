import type { FieldName } from '#src/contact/fields.ts';

/** A visitor who leaves contact details. */
export const person = {
  firstName: 'Zoë',
  lastName: 'Planté-O’Neil',
  email: 'zoe.plante@planted.example',
  phone: '+33 1 99 00 72 73',
} satisfies Record<FieldName, string>;

export type Person = typeof person;
