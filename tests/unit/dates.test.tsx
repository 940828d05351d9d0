import type { ReactNode } from 'react';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Locale } from '#src/facts/locales.ts';
import { getIntl } from '#src/intl/get-intl.ts';
import { DeliveryPromise } from '#src/sections/delivery-promise.tsx';
import { Footer } from '#src/sections/document/footer.tsx';
import { DeliveryRuler } from '#src/sections/process/delivery-ruler.tsx';
import { termsFacts } from '#src/sections/terms/facts.tsx';
import { found, html, textIn, textOf } from './render.ts';

vi.mock('#src/facts/business.ts', async () => (await import('./fixed-site.ts')).site);

beforeAll(() => void vi.useFakeTimers());
afterAll(() => void vi.useRealTimers());

const timesIn = (content: ReactNode) => found(html(content), /<time dateTime="([^"]*)"/gi);

describe('the two dates of a Wednesday', () => {
  beforeEach(() => void vi.setSystemTime('2026-11-25T12:00:00Z'));

  const texts: { [language in Locale]?: string } = {
    en: `Payment received today: your first episode by Wednesday 16 December, if you answer promptly
      From then on, 72 hours: production started now is delivered Tuesday 1 December, 9:00, Paris time`,
    fr: `Paiement reçu aujourd’hui : votre premier épisode au plus tard le mercredi 16 décembre, si vous répondez sans tarder
      Ensuite, 72 heures : une production lancée maintenant est livrée le mardi 1er décembre à 9 h, heure de Paris`,
    pt: `Pagamento recebido hoje: primeiro episódio até quarta-feira, 16 de dezembro, se responder sem demora
      A partir daí, 72 horas: uma produção iniciada agora é entregue na terça-feira, 1 de dezembro, às 9h00 de Paris`,
    es: `Pago recibido hoy: su primer episodio, a más tardar el miércoles 16 de diciembre, si responde con rapidez
      Después, 72 horas: una producción que empiece ahora se entrega el martes 1 de diciembre a las 9:00, hora de París`,
    de: `Zahlungseingang heute: Ihre erste Folge spätestens am Mittwoch, 16. Dezember, wenn Sie zügig antworten
      Danach 72 Stunden: Was jetzt in Produktion geht, liefern wir am Dienstag, 1. Dezember, um 9 Uhr Pariser Zeit`,
    it: `Pagamento ricevuto oggi: primo episodio al più tardi mercoledì 16 dicembre, se risponde in tempi brevi
      Da lì in poi, 72 ore: una produzione avviata adesso è consegnata martedì 1º dicembre alle 9, ora di Parigi`,
  };

  it.each(Object.keys(texts) as Locale[])('have this exact text in %s', (locale) => {
    const dates = <DeliveryPromise locale={locale} />;
    expect(textIn(dates)).toBe(textOf(texts[locale] ?? ''));
    expect(timesIn(dates)).toEqual(['2026-12-16', '2026-12-01T08:00:00.000Z']);
  });

  it('render the French ordinal as superscript', () => {
    for (const Dates of [DeliveryPromise, DeliveryRuler]) {
      expect(html(<Dates locale="fr" />)).toMatch(/ 1<sup[^>]*>er<\/sup>/);
    }
  });
});

// tests/unit/clock.test.ts tests the rules.
it.each([
  ['Monday at 9:00', '2026-11-23T09:00+01:00', '2026-11-26T08:00', '2026-12-14'],
  ['a moment later', '2026-11-23T09:00:00.001+01:00', '2026-11-27T08:00', '2026-12-14'],
  ['the last moment of Monday', '2026-11-23T23:59:59.999+01:00', '2026-11-27T08:00', '2026-12-14'],
  ['Tuesday at midnight', '2026-11-24T00:00+01:00', '2026-11-27T08:00', '2026-12-15'],
  ['before summer time begins', '2027-03-26T12:00+01:00', '2027-04-02T07:00', '2027-04-19'],
])('%s: the page shows the dates for that moment', (_name, now, delivery, first) => {
  vi.setSystemTime(now);
  const times = timesIn(<DeliveryPromise locale="en" />);
  expect(times).toEqual([first, `${delivery}:00.000Z`]);
});

it('on a Saturday the ruler starts on Monday', () => {
  vi.setSystemTime('2026-11-28T12:00:00Z');
  expect(timesIn(<DeliveryRuler locale="en" />)).toEqual([
    ...['2026-11-30', '2026-12-01', '2026-12-02', '2026-12-03'],
  ]);
});

it('the ruler counts 24 hours for a working day, and none for a holiday or a weekend', () => {
  vi.setSystemTime('2026-12-22T12:00:00Z');
  expect(textIn(<DeliveryRuler locale="en" />)).toBe(
    'Hour 0 0 Wed 23 Hour 24 24 Thu 24 Fri 25 public holiday, not counted' +
      ' Sat 26Sun 27 weekend, not counted Hour 48 48 Mon 28 Hour 72 72 Tue 29',
  );
});

it('the footer shows the current year in France', () => {
  const footer = () => html(<Footer locale="en" page="landing" />);
  vi.setSystemTime('2026-12-31T22:30:00Z');
  expect(footer()).toContain('© 2026');
  vi.setSystemTime('2026-12-31T23:30:00Z');
  expect(footer()).toContain('© 2027');
});

it('the terms calculate the weekdays of two examples and the discounted total of the third', () => {
  const facts = termsFacts('en');
  expect(getIntl('en').t('terms.clock.weekdays', facts)).toBe(
    'Where no public holiday intervenes, a start on Monday means delivery on Thursday, and a start' +
      ' on Wednesday means delivery the following Monday, in each case at 9:00.',
  );
  expect(facts).toMatchObject({
    fullDays: 3,
    hoursPerDay: 24,
    minEpisodes: 1,
    maxEpisodes: 4,
    // 4 x 400 less 25 %.
    exampleMonths: 4,
    exampleTotal: 1200,
  });
});
