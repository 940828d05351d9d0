import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { Faq } from '#src/sections/faq.tsx';
import { Pricing } from '#src/sections/pricing/pricing.tsx';
import { Process } from '#src/sections/process/process.tsx';
import { Terms } from '#src/sections/terms/terms.tsx';
import { type Locale, localeCodes } from '#src/site/locales.ts';
import { textOf } from './text-of.ts';

// Facts that differ from each other, so that swapped values show.
vi.mock('#src/site/site.ts', async (original) => {
  const site = await original<typeof import('#src/site/site.ts')>();
  return {
    ...site,
    delivery: { ...site.delivery, hours: 72, opensAt: 9, workingDay: 4, revisionDays: 5 },
    episode: { ...site.episode, minutes: { min: 15, max: 25 }, guests: 2 },
    firstEpisode: { workingDays: 18, clientDays: 4 },
    guarantee: { refundDays: 6 },
    contract: { ...site.contract, noticeDays: 30, revisionRounds: 2, commentDays: 10 },
    commitment: { months: 3 },
    prepayment: { months: [3, 6, 12], discount: 0.3 },
    growthPackage: { episodes: 7, price: 2500 },
  };
});

type Place = 'process' | 'pricing' | 'faq';
type Promise = [promise: string, places: Place[], article: string, words: Record<Locale, string>];

/** Each promise of the landing page: its places, the article that owes it, the words of both. */
const promises: Promise[] = [
  [
    'the first episode',
    ['process', 'pricing', 'faq'],
    'clock',
    {
      en: 'within 18 working days of receiving payment',
      fr: 'au plus tard 18 jours ouvrés après réception du paiement',
      pt: 'no prazo máximo de 18 dias úteis após a receção do pagamento',
      es: 'en un plazo máximo de 18 días laborables desde la recepción del pago',
      de: 'spätestens 18 Arbeitstage nach Zahlungseingang',
      it: 'entro 18 giorni lavorativi dal ricevimento del pagamento',
    },
  ],
  [
    'the client’s own time before it',
    ['faq'],
    'clock',
    {
      en: 'within 4 working days at each step that depends on',
      fr: 'sous 4 jours ouvrés à chaque étape qui dépend de',
      pt: 'no prazo de 4 dias úteis em cada passo que lhe cabe',
      es: 'más de 4 días laborables en cada paso que depende de',
      de: 'je Schritt höchstens 4 Arbeitstage',
      it: 'entro 4 giorni lavorativi a ogni passo che dipende da',
    },
  ],
  [
    'what a longer time does',
    ['faq'],
    'clock',
    {
      en: 'Each further working day',
      fr: 'Chaque jour ouvré de plus',
      pt: 'Cada dia útil a mais',
      es: 'Cada día laborable adicional',
      de: 'Jeder weitere Arbeitstag',
      it: 'Ogni ulteriore giorno lavorativo',
    },
  ],
  [
    'the days of revised test episodes',
    ['process', 'faq'],
    'clock',
    {
      en: 'revising the test episodes at',
      fr: 'sur les épisodes tests',
      pt: 'revisões dos episódios de teste que',
      es: 'de los episodios de prueba',
      de: 'Korrekturen der Testfolgen',
      it: 'revisioni degli episodi di prova',
    },
  ],
  [
    'the hours of each delivery',
    ['faq'],
    'clock',
    {
      en: '72 working hours',
      fr: '72 heures ouvrées',
      pt: '72 horas úteis',
      es: '72 horas laborables',
      de: '72 Geschäftsstunden',
      it: '72 ore lavorative',
    },
  ],
  [
    'the day of each delivery',
    ['process', 'faq'],
    'clock',
    {
      en: '4th working day at 9:00',
      fr: '4e jour ouvré à 9 h',
      pt: '4.º dia útil, às 9h00',
      es: '4.º día laborable',
      de: '4. Arbeitstag um 9 Uhr',
      it: 'del 4º giorno lavorativo',
    },
  ],
  [
    'the dates of later deliveries',
    ['faq'],
    'go-project',
    {
      en: 'editorial calendar',
      fr: 'calendrier éditorial',
      pt: 'calendário editorial',
      es: 'calendario editorial',
      de: 'Redaktionsplan',
      it: 'calendario editoriale',
    },
  ],
  [
    'what a late approval of the script does',
    ['faq'],
    'validation',
    {
      en: 'each working day of delay, or part of one, puts',
      fr: 'tout jour ouvré de retard entamé reporte',
      pt: 'cada dia útil de atraso iniciado adia a entrega um dia útil',
      es: 'cada día laborable de retraso, completo o iniciado, aplaza la entrega un día laborable',
      de: 'jeder angefangene Arbeitstag Verspätung verschiebt die Lieferung um einen Arbeitstag',
      it: 'ogni giorno lavorativo di ritardo, anche solo iniziato, sposta la consegna',
    },
  ],
  [
    'the price of the test episodes',
    ['pricing'],
    'validation',
    {
      en: ', at no charge',
      fr: ', sans supplément de prix',
      pt: ', sem custo adicional',
      es: ', sin coste adicional',
      de: 'ohne Aufpreis',
      it: ', senza supplemento di prezzo',
    },
  ],
  [
    'the way out if the test episodes do not convince',
    ['pricing'],
    'validation',
    {
      en: 'may end the contract in writing',
      fr: 'peut mettre fin au contrat par écrit',
      pt: 'pode pôr termo ao contrato por escrito',
      es: 'puede poner fin al contrato por escrito',
      de: 'den Vertrag schriftlich beenden',
      it: 'può porre fine al contratto per iscritto',
    },
  ],
  [
    'what that way out refunds',
    ['pricing', 'faq'],
    'validation',
    {
      en: 'the sums paid for services not provided',
      fr: 'les sommes versées pour les prestations non fournies',
      pt: 'as quantias pagas por serviços não prestados',
      es: 'las cantidades pagadas por servicios no prestados',
      de: 'die für nicht erbrachte Leistungen gezahlten Beträge',
      it: 'le somme versate per prestazioni non fornite',
    },
  ],
  [
    'the refund',
    ['pricing'],
    'guarantee',
    {
      en: 'within 6 working days of receiving',
      fr: 'dans les 6 jours ouvrés qui suivent la réception',
      pt: 'no prazo máximo de 6 dias úteis a contar da receção',
      es: 'en un plazo máximo de 6 días laborables desde la recepción',
      de: 'innerhalb von 6 Arbeitstagen nach Eingang',
      it: 'entro 6 giorni lavorativi dal ricevimento',
    },
  ],
  [
    'the payment that the refund presupposes',
    ['pricing'],
    'guarantee',
    {
      en: 'every sum due by the day of the claim has been paid',
      fr: 'si toutes les sommes échues au jour de la demande ont été réglées',
      pt: 'tenham sido pagas todas as quantias vencidas à data do pedido',
      es: 'pagado todas las cantidades vencidas a la fecha de la solicitud',
      de: 'alle am Tag des Erstattungsantrags fälligen Beträge bezahlt sind',
      it: 'pagate tutte le somme scadute alla data della richiesta',
    },
  ],
  [
    'the episodes that the refund excludes',
    ['pricing'],
    'guarantee',
    {
      en: 'published',
      fr: 'diffus',
      pt: 'public',
      es: 'publi',
      de: 'veröffentlicht',
      it: 'pubblica',
    },
  ],
  [
    'the time for comments',
    ['faq'],
    'revisions',
    {
      en: 'within 10 working days of delivery',
      fr: 'dans les 10 jours ouvrés qui suivent la livraison',
      pt: 'no prazo de 10 dias úteis após a entrega',
      es: 'en un plazo de 10 días laborables desde la entrega',
      de: 'innerhalb von 10 Arbeitstagen nach der Lieferung',
      it: 'entro 10 giorni lavorativi dalla consegna',
    },
  ],
  [
    'the revised episode',
    ['faq'],
    'revisions',
    {
      en: 'within 5 working days of receiving',
      fr: 'dans les 5 jours ouvrés qui suivent la réception',
      pt: 'no prazo máximo de 5 dias úteis a contar da receção',
      es: 'en un plazo máximo de 5 días laborables desde la recepción',
      de: 'innerhalb von 5 Arbeitstagen nach Eingang',
      it: 'entro 5 giorni lavorativi dal ricevimento',
    },
  ],
  [
    'the rounds of revisions',
    ['pricing'],
    'revisions',
    {
      en: '2 rounds of revisions per episode',
      fr: '2 séries de corrections par épisode',
      pt: '2 rondas de revisões por episódio',
      es: '2 rondas de revisiones por episodio',
      de: '2 Korrekturrunden je Folge',
      it: '2 cicli di revisioni',
    },
  ],
  [
    'the guests',
    ['pricing', 'faq'],
    'offer',
    {
      en: 'p to 2 guests or colleagues per episode',
      fr: '2 invités ou collègues',
      pt: '2 convidados ou colegas por episódio',
      es: '2 invitados o compañeros por episodio',
      de: 'is zu 2 Gäste oder Kollegen je Folge',
      it: '2 ospiti o colleghi a episodio',
    },
  ],
  [
    'the length of an episode',
    ['pricing', 'faq'],
    'definitions',
    {
      en: '15 to 25 minutes',
      fr: '15 à 25 minutes',
      pt: '15 a 25 minutos',
      es: '15 a 25 minutos',
      de: '15 bis 25 Minuten',
      it: '15 a 25 minuti',
    },
  ],
  [
    'the notice',
    ['faq'],
    'commitment',
    {
      en: '30 days’ notice',
      fr: 'un préavis de 30 jours',
      pt: '30 dias',
      es: '30 días',
      de: 'einer Frist von 30 Tagen',
      it: '30 giorni',
    },
  ],
  [
    'the minimum commitment',
    ['pricing', 'faq'],
    'commitment',
    {
      en: '3 months',
      fr: '3 mois',
      pt: '3 meses',
      es: '3 meses',
      de: '3 Monate',
      it: '3 mesi',
    },
  ],
  [
    'the prepayment discount',
    ['pricing'],
    'prepayment',
    { en: '30%', fr: '30 %', pt: '30%', es: '30 %', de: '30 %', it: '30%' },
  ],
  [
    'the growth package',
    ['pricing'],
    'growth',
    {
      en: '7 turnkey episodes a month',
      fr: '7 épisodes clé en main par mois',
      pt: '7 episódios chave na mão por mês',
      es: '7 episodios llave en mano al mes',
      de: '7 schlüsselfertige Folgen',
      it: '7 episodi chiavi in mano al mese',
    },
  ],
];

describe.each(localeCodes)('in %s', (locale) => {
  const textIn = (content: ReactNode) => textOf(renderToStaticMarkup(content));
  const page: Record<Place, string> = {
    process: textIn(<Process locale={locale} />),
    pricing: textIn(<Pricing locale={locale} page="landing" />),
    faq: textIn(<Faq locale={locale} />),
  };
  const terms = renderToStaticMarkup(<Terms locale={locale} />);
  const articles = new Map(
    Array.from(terms.matchAll(/<section id="article-([\w-]+)".*?<\/section>/gs), ([html, id]) => [
      id,
      textOf(html),
    ]),
  );

  it.each(promises)(
    'page and terms state %s in the same words',
    (_promise, places, article, words) => {
      for (const place of places) expect(page[place], place).toContain(words[locale]);
      expect(articles.get(article)).toContain(words[locale]);
    },
  );
});
