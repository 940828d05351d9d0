import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fieldNames, fields } from '../../../src/contact/fields.ts';
import { toE164 } from '../../../src/contact/phone.ts';
import { parseFields } from '../../../src/contact/schema.ts';
import { localeCodes } from '../../../src/locales.ts';
import { words } from '../../words.ts';
import { person } from './form.ts';

function parse(changes: Partial<typeof person>) {
  return parseFields({ ...person, ...changes }, 'fr');
}

function reasons(changes: Partial<typeof person>) {
  const parsed = parse(changes);
  return parsed.success ? {} : parsed.reasons;
}

describe('parseFields', () => {
  it('takes a name in which nothing is to be seen for an empty one', () => {
    expect(parse({ firstName: '\u200b', lastName: '\u2060\ufeff\u00ad' })).toEqual({
      success: false,
      reasons: { firstName: 'required', lastName: 'required' },
    });
  });

  it('trims, and keeps the phone number as E.164 and as typed', () => {
    expect(parse({ firstName: '  Zoë\u00a0', phone: ' 01 99 00 12 34 ' })).toEqual({
      success: true,
      fields: { ...person, phone: '+33199001234', phoneAsTyped: '01 99 00 12 34' },
    });
  });

  it('composes letters and their accents, so that a name is always written alike', () => {
    expect(parse({ firstName: 'Zoe\u0308' })).toMatchObject({ fields: { firstName: 'Zo\u00eb' } });
  });

  it('names the first fault of a field alone', () => {
    expect(reasons({ firstName: '\u200f' })).toEqual({ firstName: 'required' });
    expect(reasons({ firstName: `${'x'.repeat(100)}\u200f` })).toEqual({ firstName: 'tooLong' });
  });

  it.each(fieldNames)('refuses %s if it is empty, blank or too long', (name) => {
    expect(reasons({ [name]: '' })).toEqual({ [name]: 'required' });
    expect(reasons({ [name]: ' \u00a0\t' })).toEqual({ [name]: 'required' });
    expect(reasons({ [name]: 'x'.repeat(fields[name].maxLength + 1) })).toEqual({
      [name]: 'tooLong',
    });
  });

  it('takes 1 and 100 characters, and an e-mail of 254', () => {
    expect(reasons({ firstName: 'x', lastName: 'x'.repeat(100) })).toEqual({});
    const labels = `${'d'.repeat(60)}.`.repeat(3);
    expect(reasons({ email: `${'a'.repeat(254 - labels.length - 4)}@${labels}com` })).toEqual({});
  });

  it.each([
    "sean.o'brien@company.ie",
    'a&b+c@company.example',
    'info@xn--mller-kva.de',
    'anna@sub--domain.example',
    'Anna@Company.Example',
  ])('takes %s as browsers do', (email) => {
    expect(parse({ email })).toMatchObject({ success: true, fields: { email } });
  });

  it('writes a domain of other letters in ASCII, as most browsers have done already', () => {
    const parsed = parse({ email: 'info@müller.de' });
    expect(parsed).toMatchObject({ fields: { email: 'info@xn--mller-kva.de' } });
  });

  it.each(['anna@company', 'anna@', '@company.example', 'a@b@c.example', 'müller@company.example'])(
    'refuses %s',
    (email) => expect(reasons({ email })).toEqual({ email: 'email' }),
  );

  it.each(['a@müller.de/x', 'a@müller.de:80', 'a@müller.de?bcc=b@c.example', 'a@ü..de'])(
    'refuses %s, which holds more than a domain',
    (email) => expect(reasons({ email })).toEqual({ email: 'email' }),
  );

  it('says all that is wrong at once', () => {
    const wrong = { firstName: '', lastName: 'a\u0007b', email: 'nope', phone: '12' };
    expect(reasons(wrong)).toEqual({
      firstName: 'required',
      lastName: 'characters',
      email: 'email',
      phone: 'phone',
    });
  });

  it('refuses control and bidi characters wherever they stand', () => {
    const forbidden = fc.constantFrom(
      ...'\u0000\u0007\u001b\u007f\u0085\u061c\u200e\u200f\u2028\u2029\u202a\u202e\u2066\u2069',
    );
    const word = fc.stringMatching(/^[a-z]{1,20}$/);
    fc.assert(
      fc.property(word, forbidden, word, (before, character, after) => {
        expect(reasons({ firstName: before + character + after })).toEqual({
          firstName: 'characters',
        });
      }),
    );
  });

  it('never throws, and never lets through what it promises to refuse', () => {
    const spaced = (text: fc.Arbitrary<string>) => text.map((middle) => `  ${middle}\t`);
    const typed = fc.record(
      {
        firstName: spaced(fc.string({ unit: 'grapheme', maxLength: 120 })),
        lastName: spaced(fc.string({ maxLength: 120 })),
        email: fc.oneof(spaced(fc.emailAddress()), fc.string()),
        phone: fc.string(),
      },
      { requiredKeys: [] },
    );
    let passed = 0;
    fc.assert(
      fc.property(typed, (changes) => {
        const parsed = parse({ ...person, ...changes });
        if (!parsed.success) return;
        passed += 1;
        for (const name of fieldNames) {
          const value = parsed.fields[name];
          expect(value).toBe(value.trim());
          expect(value.length).toBeGreaterThan(0);
          expect(value.length).toBeLessThanOrEqual(fields[name].maxLength);
        }
      }),
      { numRuns: 500 },
    );
    expect(passed).toBeGreaterThan(0);
  });
});

describe('toE164', () => {
  it.each(localeCodes)('reads the placeholder of %s as a number of its country', (locale) => {
    expect(toE164(words(locale, 'contact.phone.placeholder'), locale)).toMatch(/^\+\d{8,}$/);
  });

  it('takes a foreign number with its prefix', () => {
    expect(toE164('+33 (0)1 99 00 12 34', 'de')).toBe('+33199001234');
    expect(toE164('0044 20 7946 0958', 'fr')).toBe('+442079460958');
  });

  it('takes a number as it is dialled in the country, and no other without a prefix', () => {
    expect(toE164('020 7946 0958', 'en')).toBe('+442079460958');
    expect(toE164('44 20 7946 0958', 'en')).toBe('+442079460958');
    expect(toE164('305 371 0000', 'en')).toBeUndefined();
    expect(toE164('+1 305 371 0000', 'en')).toBe('+13053710000');
    expect(toE164('305 371 0000', 'de')).toBeUndefined();
    expect(toE164('912 34 56 78', 'es')).toBe('+34912345678');
  });

  it.each([
    ['49 176 12345678', 'de', '+4917612345678'],
    ['49 (0)40 123456', 'de', '+4940123456'],
    ['(49) 4131 12345', 'de', '+49413112345'],
    ['33 6 12 34 56 78', 'fr', '+33612345678'],
    ['39 06 12345678', 'it', '+390612345678'],
    ['39 347 1234567', 'it', '+393471234567'],
    ['351 912 345 678', 'pt', '+351912345678'],
  ] as const)('takes “%s” in %s as if its + were there', (typed, locale, number) => {
    expect(toE164(typed, locale)).toBe(number);
  });

  it.each(['', '12', 'phone', '+', '+999 12345678', '0000000000'])('refuses “%s”', (typed) => {
    expect(toE164(typed, 'fr')).toBeUndefined();
  });
});
