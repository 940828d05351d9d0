/** A visitor who leaves contact details. */
export const person = {
  firstName: 'Zoë',
  lastName: 'Planté-O’Neil',
  email: 'zoe.plante@planted.example',
  phone: '+33 1 99 00 72 73',
};
export type Person = typeof person;
