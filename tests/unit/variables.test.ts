import { afterEach, describe, expect, it, vi } from 'vitest';
import { company } from '#src/facts/business.ts';
import { invalidVariable, sampleVariable } from '#src/tools/variables.ts';
import { bookingUrl } from '#src/urls.ts';
import { withReceiver } from './leads/environment.ts';

const right = { SITE_URL: 'https://site.test', BOOKING_URL: 'https://cal.test/us' };

describe('invalidVariable', () => {
  it.each([
    {},
    { ...withReceiver, LEADS_MAIL_TO: 'us@site.test' },
    { SITE_URL: 'http://localhost:8787', LEADS_WEBHOOK_URL: '', LEADS_MAIL_TO: '' },
    { LEADS_WEBHOOK_SECRET: 'unused' },
    ...['http://localhost:9000/leads', 'http://127.0.0.1', 'http://[::1]:9000'].map((url) => ({
      ...withReceiver,
      LEADS_WEBHOOK_URL: url,
    })),
  ])('accepts usable values: %o', (changes) => {
    expect(invalidVariable({ ...right, ...changes })).toBeUndefined();
  });

  it.each([
    ['SITE_URL', { SITE_URL: undefined }],
    ['SITE_URL', { SITE_URL: 'site.fr' }],
    ['SITE_URL', { SITE_URL: 'http://site.fr' }],
    ...[
      'https://site.fr/fr',
      'https://site.fr?a=b',
      'https://site.fr/?',
      'https://site.fr/#top',
      'https://us:secret@site.fr',
      'https://us@site.fr',
      'https://site.fr//',
      ' https://site.fr',
      'https://Site.fr',
    ].map((SITE_URL): [string, object] => ['SITE_URL', { SITE_URL }]),
    ['BOOKING_URL', { BOOKING_URL: 'http://cal.test/us' }],
    ['BOOKING_URL', { BOOKING_URL: '' }],
    ['BOOKING_URL', { BOOKING_URL: '/booking' }],
    ['BOOKING_URL', { BOOKING_URL: 'javascript:alert(1)' }],
    ['LEADS_WEBHOOK_URL', { LEADS_WEBHOOK_URL: 'crm.test' }],
    ['LEADS_WEBHOOK_URL', { ...withReceiver, LEADS_WEBHOOK_URL: 'http://crm.test/leads' }],
    ['LEADS_WEBHOOK_URL', { ...withReceiver, LEADS_WEBHOOK_URL: 'http://localhost.crm.test' }],
    ['LEADS_WEBHOOK_SECRET', { ...withReceiver, LEADS_WEBHOOK_SECRET: undefined }],
    ['LEADS_WEBHOOK_SECRET', { ...withReceiver, LEADS_WEBHOOK_SECRET: 'whsec_c2hvcnQ=' }],
    ['LEADS_MAIL_TO', { LEADS_MAIL_TO: 'us@site.test, you@site.test' }],
  ])('names %s in a sentence without its value: %o', (name, changes) => {
    const sentence = invalidVariable({ ...right, ...changes });
    expect(sentence).toMatch(new RegExp(`^The variable ${name} must be [^\\n]+\\.$`));
    const value = new Map(Object.entries(changes)).get(name);
    if (value && value.length > 3) expect(sentence).not.toContain(value);
  });
});

const launched = { SITE_URL: 'https://www.onda.fr', BOOKING_URL: 'https://cal.com/us' };

describe('sampleVariable', () => {
  it.each([
    {},
    { LEADS_WEBHOOK_URL: 'https://hooks.zapier.com/x', LEADS_MAIL_TO: 'us@onda.fr' },
    { SITE_URL: 'https://testimony.fr', BOOKING_URL: 'https://example-studio.fr' },
    { SITE_URL: 'https://onda.xn--p1ai/', LEADS_WEBHOOK_URL: 'https://eu_1.crm.io:8443/x?y=z' },
  ])('accepts hosts of one’s own: %o', (changes) => {
    expect(sampleVariable({ ...launched, ...changes })).toBeUndefined();
  });

  it.each([
    ['SITE_URL', 'https://onda72.example'],
    ['SITE_URL', 'https://onda72.example.'],
    ['SITE_URL', 'https://onda72.example:8443'],
    ['SITE_URL', 'HTTPS://ONDA72.EXAMPLE'],
    ['SITE_URL', 'https://www.example.com'],
    ['SITE_URL', 'https://your.domain'],
    ['SITE_URL', 'https://yourdomain.com'],
    ['SITE_URL', 'http://localhost:8787'],
    ['SITE_URL', 'https://0.0.0.0'],
    ['SITE_URL', 'https://www.onda.fr.'],
    ['SITE_URL', 'https://intranet'],
    ['BOOKING_URL', 'https://booking.example/onda72'],
    ['BOOKING_URL', 'https://BOOKING.EXAMPLE.:443/onda72'],
    ['BOOKING_URL', 'http://127.0.0.1:3000'],
    ['BOOKING_URL', 'https://nas.local/booking'],
    ['LEADS_WEBHOOK_URL', 'http://[::1]:9000'],
    ['LEADS_WEBHOOK_URL', 'https://crm.example.org/leads'],
    ['LEADS_WEBHOOK_URL', 'https://localhost./x'],
    ['LEADS_WEBHOOK_URL', 'https://10.0.0.1/x'],
    ['LEADS_WEBHOOK_URL', 'https://192.168.1.20./x'],
    ['LEADS_WEBHOOK_URL', 'https://172.16.0.1:8443/x'],
    ['LEADS_WEBHOOK_URL', 'https://0x7f000001/x'],
    ['LEADS_WEBHOOK_URL', 'https://[fd00::1]/x'],
    ['LEADS_WEBHOOK_URL', 'https://crm.internal/x'],
    ['LEADS_MAIL_TO', 'you@company.example'],
    ['LEADS_MAIL_TO', 'YOU@EXAMPLE.COM'],
    ['LEADS_MAIL_TO', 'you@localhost'],
  ])('names %s in a sentence if it is %s', (name, value) => {
    expect(sampleVariable({ ...launched, [name]: value })).toMatch(
      new RegExp(`^The variable ${name} must [^\\n]+\\.$`),
    );
  });
});

describe('bookingUrl', () => {
  afterEach(() => vi.unstubAllEnvs());

  it('adds the campaign to the URL of the booking page', () => {
    vi.stubEnv('BOOKING_URL', 'https://cal.test/us?lang=fr');
    expect(bookingUrl('de', 'header')).toBe(
      'https://cal.test/us?lang=fr&utm_source=website&utm_medium=link&utm_campaign=de&utm_content=header',
    );
  });

  it.each(['', 'cal.test', '/us'])('falls back to a mailto link for “%s”', (value) => {
    vi.stubEnv('BOOKING_URL', value);
    expect(bookingUrl('de', 'header')).toBe(`mailto:${company.email}`);
  });
});
