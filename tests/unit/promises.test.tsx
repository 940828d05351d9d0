import { expect, it, vi } from 'vitest';
import { type Locale, localeCodes } from '#src/facts/locales.ts';
import { Faq } from '#src/sections/faq.tsx';
import { Pricing } from '#src/sections/pricing/pricing.tsx';
import { Process } from '#src/sections/process/process.tsx';
import { Terms } from '#src/sections/terms/terms.tsx';
import { html, textIn, textOf } from './render.ts';

vi.mock('#src/facts/business.ts', async () => {
  const { site } = await import('./fixed-site.ts');
  return { ...site, firstEpisode: { ...site.firstEpisode, workingDays: 18 } };
});

/** Returns the text of the places that make promises, and of the articles of the terms. */
function read(locale: Locale) {
  const articles = html(<Terms locale={locale} />).matchAll(
    /<section id="article-([\w-]+)".*?<\/section>/gs,
  );
  return {
    process: textIn(<Process locale={locale} />),
    pricing: textIn(<Pricing locale={locale} />),
    faq: textIn(<Faq locale={locale} />),
    articles: new Map(Array.from(articles, ([article, id]) => [id, textOf(article)])),
  };
}

const texts = new Map(localeCodes.map((locale) => [locale, read(locale)]));

/**
 * Tests that places of the landing page and an article of the terms state a promise in the same
 * words.
 */
function testPromise(
  name: string,
  article: string,
  places: readonly ('process' | 'pricing' | 'faq')[],
  words: Record<Locale, string>,
) {
  it.each(localeCodes)(`page and terms state ${name} in the same words, in %s`, (locale) => {
    const text = texts.get(locale);
    for (const place of places) expect(text?.[place], place).toContain(words[locale]);
    expect(text?.articles.get(article)).toContain(words[locale]);
  });
}

testPromise('the first episode', 'clock', ['faq'], {
  en: 'within 18 working days of receiving payment',
  fr: 'au plus tard 18 jours ouvrés après réception du paiement',
  pt: 'no prazo máximo de 18 dias úteis após a receção do pagamento',
  es: 'en un plazo máximo de 18 días laborables desde la recepción del pago',
  de: 'spätestens 18 Arbeitstage nach Zahlungseingang',
  it: 'entro 18 giorni lavorativi dal ricevimento del pagamento',
});
testPromise('the client’s own time before it', 'clock', ['faq'], {
  en: 'within 13 working days at each step',
  fr: 'sous 13 jours ouvrés à chaque étape',
  pt: 'no prazo de 13 dias úteis em cada passo',
  es: 'más de 13 días laborables en cada paso',
  de: 'je Schritt höchstens 13 Arbeitstage',
  it: 'entro 13 giorni lavorativi a ogni passo',
});
testPromise('what a longer time does', 'clock', ['faq'], {
  en: 'Each further working day',
  fr: 'Chaque jour ouvré de plus',
  pt: 'Cada dia útil a mais',
  es: 'Cada día laborable adicional',
  de: 'Jeder weitere Arbeitstag',
  it: 'Ogni ulteriore giorno lavorativo',
});
testPromise('the day of each delivery', 'clock', ['process', 'faq'], {
  en: '4th working day at 9:00',
  fr: '4e jour ouvré à 9 h',
  pt: '4.º dia útil, às 9h00',
  es: '4.º día laborable',
  de: '4. Arbeitstag um 9 Uhr',
  it: 'del 4º giorno lavorativo',
});
testPromise('the dates of later deliveries', 'go-project', ['faq'], {
  en: 'editorial calendar',
  fr: 'calendrier éditorial',
  pt: 'calendário editorial',
  es: 'calendario editorial',
  de: 'Redaktionsplan',
  it: 'calendario editoriale',
});
testPromise('what a late approval of the script does', 'validation', ['faq'], {
  en: 'each working day of delay, or part of one, puts',
  fr: 'tout jour ouvré de retard entamé reporte',
  pt: 'cada dia útil de atraso iniciado adia a entrega um dia útil',
  es: 'cada día laborable de retraso, completo o iniciado, aplaza la entrega un día laborable',
  de: 'jeder angefangene Arbeitstag Verspätung verschiebt die Lieferung um einen Arbeitstag',
  it: 'ogni giorno lavorativo di ritardo, anche solo iniziato, sposta la consegna',
});
testPromise('the price of the test episodes', 'validation', ['pricing'], {
  en: ', at no extra charge',
  fr: ', sans supplément de prix',
  pt: ', sem custo adicional',
  es: ', sin coste adicional',
  de: 'ohne Aufpreis',
  it: ', senza supplemento di prezzo',
});
testPromise('the way out if the test episodes do not convince', 'validation', ['pricing'], {
  en: 'may end the contract in writing',
  fr: 'mettre fin au contrat par écrit',
  pt: 'pode pôr termo ao contrato por escrito',
  es: 'puede poner fin al contrato por escrito',
  de: 'den Vertrag schriftlich beenden',
  it: 'può porre fine al contratto per iscritto',
});
testPromise('what that way out refunds', 'validation', ['pricing'], {
  en: 'ervices not provided',
  fr: 'les sommes versées pour les prestations non fournies',
  pt: 'as quantias pagas por serviços não prestados',
  es: 'las cantidades pagadas por servicios no prestados',
  de: 'die für nicht erbrachte Leistungen gezahlten Beträge',
  it: 'le somme versate per prestazioni non fornite',
});
testPromise('the refund', 'guarantee', ['pricing'], {
  en: 'within 6 working days of receiving',
  fr: 'dans les 6 jours ouvrés qui suivent la réception',
  pt: 'no prazo máximo de 6 dias úteis a contar da receção',
  es: 'en un plazo máximo de 6 días laborables desde la recepción',
  de: 'innerhalb von 6 Arbeitstagen nach Eingang',
  it: 'entro 6 giorni lavorativi dal ricevimento',
});
testPromise('the payment that the refund presupposes', 'guarantee', ['pricing'], {
  en: 'every sum due by the day of the claim has been paid',
  fr: 'si toutes les sommes échues au jour de la demande ont été réglées',
  pt: 'tenham sido pagas todas as quantias vencidas à data do pedido',
  es: 'pagado todas las cantidades vencidas a la fecha de la solicitud',
  de: 'alle am Tag des Erstattungsantrags fälligen Beträge bezahlt sind',
  it: 'pagate tutte le somme scadute alla data della richiesta',
});
testPromise('the episodes that the refund excludes', 'guarantee', ['pricing'], {
  en: 'published',
  fr: 'diffus',
  pt: 'public',
  es: 'publi',
  de: 'veröffentlicht',
  it: 'pubblica',
});
testPromise('the time for comments', 'revisions', ['faq'], {
  en: 'within 10 working days of delivery',
  fr: 'dans les 10 jours ouvrés qui suivent la livraison',
  pt: 'no prazo de 10 dias úteis após a entrega',
  es: 'en un plazo de 10 días laborables desde la entrega',
  de: 'innerhalb von 10 Arbeitstagen nach der Lieferung',
  it: 'entro 10 giorni lavorativi dalla consegna',
});
testPromise('the revised episode', 'revisions', ['faq'], {
  en: 'within 5 working days of receiving',
  fr: 'dans les 5 jours ouvrés qui suivent la réception',
  pt: 'no prazo máximo de 5 dias úteis a contar da receção',
  es: 'en un plazo máximo de 5 días laborables desde la recepción',
  de: 'innerhalb von 5 Arbeitstagen nach Eingang',
  it: 'entro 5 giorni lavorativi dal ricevimento',
});
testPromise('the rounds of revisions', 'revisions', ['pricing'], {
  en: '2 rounds of revisions per episode',
  fr: '2 séries de corrections par épisode',
  pt: '2 rondas de revisões por episódio',
  es: '2 rondas de revisiones por episodio',
  de: '2 Korrekturrunden je Folge',
  it: '2 cicli di revisioni',
});
testPromise('the guests', 'offer', ['pricing'], {
  en: 'p to 2 guests or colleagues per episode',
  fr: '2 invités ou collègues',
  pt: '2 convidados ou colegas por episódio',
  es: '2 invitados o compañeros por episodio',
  de: 'is zu 2 Gäste oder Kollegen je Folge',
  it: '2 ospiti o colleghi a episodio',
});
testPromise('the length of an episode', 'definitions', ['pricing'], {
  en: '11 to 26 minutes',
  fr: '11 à 26 minutes',
  pt: '11 a 26 minutos',
  es: '11 a 26 minutos',
  de: '11 bis 26 Minuten',
  it: '11 a 26 minuti',
});
testPromise('the notice', 'commitment', ['faq'], {
  en: '21 days’ notice',
  fr: 'un préavis de 21 jours',
  pt: '21 dias',
  es: '21 días',
  de: 'einer Frist von 21 Tagen',
  it: '21 giorni',
});
testPromise('the minimum commitment', 'commitment', ['pricing', 'faq'], {
  en: '2 months',
  fr: '2 mois',
  pt: '2 meses',
  es: '2 meses',
  de: '2 Monate',
  it: '2 mesi',
});
testPromise('the prepayment discount', 'prepayment', ['pricing'], {
  en: '25%',
  fr: '25 %',
  pt: '25%',
  es: '25 %',
  de: '25 %',
  it: '25%',
});
testPromise('the growth package', 'growth', ['pricing'], {
  en: '7 turnkey episodes a month',
  fr: '7 épisodes clé en main par mois',
  pt: '7 episódios chave na mão por mês',
  es: '7 episodios llave en mano al mes',
  de: '7 schlüsselfertige Folgen',
  it: '7 episodi chiavi in mano al mese',
});
