import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { deliveryDeadline } from '../../src/intl/phrases/delivery-deadline.ts';
import { cardVersion } from '../../src/og/words.ts';
import { llmsTxt } from '../../src/seo/llms-txt.ts';
import { localeCodes } from '../../src/site/locales.ts';

// The rule, whatever hour the company opens at.
vi.mock('../../src/site/site.ts', async (original) => {
  const site = await original<typeof import('../../src/site/site.ts')>();
  return { ...site, delivery: { ...site.delivery, opensAt: 9, workingDay: 4 } };
});
vi.mock('../../src/worker/request.ts', () => ({ environment: () => 'https://site.example/' }));

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test.each([
  ['2026-11-21T22:00:00+01:00', 'Monday 23 November, 9:00', 'Thursday 26 November, 9:00'],
  ['2026-11-23T09:00:00+01:00', 'Monday 23 November, 9:00', 'Thursday 26 November, 9:00'],
  ['2026-11-23T09:00:00.001+01:00', 'Tuesday 24 November, 9:00', 'Friday 27 November, 9:00'],
  ['2026-11-25T08:00:00+01:00', 'Wednesday 25 November, 9:00', 'Monday 30 November, 9:00'],
  ['2026-04-03T12:00:00+02:00', 'Tuesday 7 April, 9:00', 'Friday 10 April, 9:00'],
  ['2026-04-30T12:00:00+02:00', 'Monday 4 May, 9:00', 'Thursday 7 May, 9:00'],
  ['2026-05-05T12:00:00+02:00', 'Wednesday 6 May, 9:00', 'Tuesday 12 May, 9:00'],
  ['2026-07-13T12:00:00+02:00', 'Wednesday 15 July, 9:00', 'Monday 20 July, 9:00'],
  ['2026-12-31T23:59:00+01:00', 'Monday 4 January, 9:00', 'Thursday 7 January, 9:00'],
  ['2026-03-27T12:00:00+01:00', 'Monday 30 March, 9:00', 'Thursday 2 April, 9:00'],
  ['2026-10-24T12:00:00+02:00', 'Monday 26 October, 9:00', 'Thursday 29 October, 9:00'],
])('at %s, an e-mail by %s is delivered on %s', (now, start, delivered) => {
  vi.setSystemTime(new Date(now));
  const sentence = deliveryDeadline('en').replaceAll('\u00a0', ' ');
  expect(sentence).toMatch(new RegExp(`${start}:.* ${delivered},`));
});

test.each(localeCodes)('llms.txt says it in %s', (locale) => {
  vi.setSystemTime(new Date('2026-11-21T12:00:00Z'));
  expect(llmsTxt(locale)).toContain(deliveryDeadline(locale));
  expect(deliveryDeadline(locale)).toMatch(/23.*26/);
});

test('the landing card’s version follows the date, others’ do not', () => {
  const versions = (now: string) => {
    vi.setSystemTime(new Date(now));
    return [cardVersion('fr', 'landing'), cardVersion('fr', 'about')];
  };
  const [monday, about] = versions('2026-11-23T08:00:00Z');
  expect(versions('2026-11-22T12:00:00Z')).toEqual([monday, about]);
  const [tuesday, aboutThen] = versions('2026-11-23T08:00:00.001Z');
  expect(tuesday).not.toBe(monday);
  expect(aboutThen).toBe(about);
});
