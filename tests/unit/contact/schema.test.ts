import { describe, expect, it } from 'vitest';
import { fields } from '#src/contact/fields.ts';
import { parseFields } from '#src/contact/schema.ts';
import { person } from '../../person.ts';

const parse = (changes: Partial<typeof person>) => parseFields({ ...person, ...changes });

function reasons(changes: Partial<typeof person>) {
  const parsed = parse(changes);
  return parsed.success ? {} : parsed.reasons;
}

describe('parseFields', () => {
  it.each(['(305) 371-0000 ext. 214', '$12', 'ask for Zoë'])(
    'keeps the phone number “%s” as it was entered',
    (phone) => {
      expect(parse({ phone })).toEqual({ success: true, fields: { ...person, phone } });
    },
  );

  it('normalizes each value to one trimmed line', () => {
    const entered = {
      firstName: '  Zoë\r\nBcc: x\u0000 ',
      lastName: '\u2066O’Neil\u2069\u2028Jr\u2029Sr',
      phone: '\u202a+33 1\u061c 99\u202c',
    };
    expect(parse(entered)).toMatchObject({
      fields: { firstName: 'Zoë Bcc: x', lastName: 'O’Neil Jr Sr', phone: '+33 1  99' },
    });
  });

  it.each(['firstName', 'lastName', 'email', 'phone'] as const)(
    'requires %s and limits only its length',
    (name) => {
      for (const empty of ['', ' \u00a0\t', '\u200b\ufeff']) {
        expect(reasons({ [name]: empty })).toEqual({ [name]: 'required' });
      }
      const long = 'x'.repeat(fields[name].maxLength + 1);
      expect(reasons({ [name]: long })).toEqual({ [name]: 'tooLong' });
      expect(reasons({ [name]: long.slice(1) })).toEqual(
        name === 'email' ? { email: 'email' } : {},
      );
    },
  );

  it.each([
    "sean.o'brien@company.ie",
    '$a&b+c@company.example',
    'info@xn--mller-kva.de',
    'anna@company',
    'Anna@Company.Example',
    `${'a'.repeat(254 - 196)}@${`${'d'.repeat(63)}.`.repeat(3)}com`,
  ])('accepts %s as browsers do', (email) => {
    expect(parse({ email })).toMatchObject({ success: true, fields: { email } });
  });

  it.each(['anna@', '@company.example', 'a@b@c.example', 'a@müller.de', 'a@b.example?bcc=c'])(
    'refuses %s as browsers do',
    (email) => expect(reasons({ email })).toEqual({ email: 'email' }),
  );

  it('reports every invalid field at once', () => {
    const wrong = { firstName: '', lastName: 'x'.repeat(101), email: 'nope' };
    expect(reasons(wrong)).toEqual({ firstName: 'required', lastName: 'tooLong', email: 'email' });
  });
});
