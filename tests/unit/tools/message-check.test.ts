import { globSync, readFileSync } from 'node:fs';
import { parse } from '@formatjs/icu-messageformat-parser';
import { expect, it } from 'vitest';
import { type Locale, localeCodes } from '#src/site/locales.ts';
import { createCatalogue } from '#src/tools/messages/check/catalogue.ts';
import { readGlossary } from '#src/tools/messages/check/glossary.ts';
import { findFaults } from '#src/tools/messages/check.ts';
import { compileMessages, messageFile } from '#src/tools/messages/compile.ts';
import { catalogues } from '../../words.ts';

const sources = globSync('src/**/*.{ts,tsx}').map((path) => readFileSync(path, 'utf8'));
const glossary = readGlossary();
const asts = new Map(localeCodes.map((locale) => [locale, compileMessages(messageFile(locale))]));
const catalogueOf = (locale: Locale) => createCatalogue(locale, asts.get(locale) ?? {});
const english = catalogueOf('en');

/** Returns the check's findings if a message is replaced in a language; `undefined` removes it. */
function faultsOf(locale: Locale, id: string, text: string | undefined): string[] {
  const changed = { ...asts.get(locale), ...(text !== undefined && { [id]: parse(text) }) };
  if (text === undefined) delete changed[id];
  const catalogue = createCatalogue(locale, changed);
  return findFaults(locale === 'en' ? [catalogue] : [english, catalogue], glossary, sources);
}

const messageOf = (locale: Locale, id: string): string => catalogues[locale][id] ?? '';

it('finds no fault in the messages of the site', () => {
  expect(findFaults(localeCodes.map(catalogueOf), glossary, sources)).toEqual([]);
});

// Each is appended to a message without placeholders and must cause a finding.
it.each<[Locale, ...wrong: string[]]>([
  ['en', ' Is it so ?', ' It takes 72 hours.', ' It takes 72hours.', ' See Article 28.'],
  ['en', ' It is 9 a.m. now.', ' It costs 5\u00a0€ excl. VAT.', " That is Ann's."],
  ['en', ' And so on...', ' Two  spaces.', ' At the edge ', ' One - two.', ' In ( so).'],
  ['en', ' A "word" more.', ' A “word more.'],
  ['fr', ' Est-ce vrai ?', ' C’est vrai!', ' L’un\u00a0; l’autre.', ' Voici: un mot.'],
  ['fr', ' Un «mot» de trop.', ' Un « mot » de trop.', ' Un “mot” de trop.', ' Dans 3 mois.'],
  ['fr', ' Selon l’article 7.', ' Soit 490€ de plus.', " C'est cela."],
  ['fr', ' Un podcast d’entreprise.'],
  ['de', ' Ist das so ?', ' Nach 3 Tagen.', ' Nach § 3.', ' Also 10% mehr.'],
  ['de', ' Ein “Wort” mehr.', ' Das sind 490\u00a0€ zzgl. MwSt.', ' Eine neue Episode.'],
  ['es', ' Es así ; ya.', ' Según el artículo 28.', ' Una « palabra » más.', ' ¿ Es así?'],
  ['es', ' Una “palabra” más.'],
  ['it', ' È così : ecco.', ' Vedi art. 7.', ' Un podcast aziendale.'],
  ['pt', ' Em 3 anos.', ' Uma "palabra" mais.'],
])('finds a fault in %s:%s', (locale, ...wrongs) => {
  const id = 'faq.rights.answer';
  for (const wrong of wrongs) {
    const faults = faultsOf(locale, id, messageOf(locale, id) + wrong);
    expect(faults.length, wrong).toBeGreaterThan(0);
    for (const fault of faults) expect(fault).toMatch(`i18n/${locale}.json "${id}": `);
  }
});

it.each<[Locale, text: string]>([
  ['en', ' It is 10% or 490€ more, on 2026-11-23 at 9:00, by https://site.example.'],
  ['en', ' He said: “She said ‘no’, and it’s so.”'],
  ['fr', ' Vraiment\u202f? Loi n°\u00a016-131\u00a0: «\u00a0oui\u00a0», à 9:00.'],
  ['de', ' Er sagt: „Sie sagt ‚nein‘.“'],
  ['pt', ' Às 9h00, mais 10%.'],
  ['es', ' ¿Es así? ¡Sí!'],
])('finds no fault in %s:%s', (locale, text) => {
  const id = 'faq.rights.answer';
  expect(faultsOf(locale, id, messageOf(locale, id) + text)).toEqual([]);
});

it.each<[Locale, id: string, text: string | undefined, problem: string]>([
  ['fr', 'skip.content', undefined, 'is missing'],
  ['fr', 'nowhere.else', 'x', 'English has no such message'],
  ['fr', 'nav.home', messageOf('fr', 'nav.home').replace('brand', 'name'), 'values and tags'],
  ['fr', 'error.text', `<b>${messageOf('fr', 'error.text')}</b>`, 'values and tags'],
  ['fr', 'pricing.episodes', '{count, plural, one {#} other {#}}', 'one, many, other'],
  ['en', 'pricing.episodes', '{count, plural, one {#} zero {#} other {#}}', 'one, other'],
  ['es', 'cgv.clock.delay', messageOf('es', 'cgv.clock.delay').replace('=3 {#.er} ', ''), '=1, =3'],
  ['de', 'about.meta.title', messageOf('de', 'about.meta.title').repeat(2), 'write 1 to 60'],
  ['de', 'cgv.meta.description', 'Zu kurz.', 'write 120 to 158'],
])('finds a fault in %s %s: %s', (locale, id, text, problem) => {
  expect(faultsOf(locale, id, text).join()).toContain(problem);
});

it('counts an id as used if a source contains it or a template can produce it', () => {
  const used = ["t('nav.close')", '`nav.${section}`', '`${page}.meta.title`', '`${a}.${b}`'];
  const faults = findFaults([english], {}, used);
  const unused = faults.map((fault) => / "([^"]+)": no source uses it/.exec(fault)?.[1]);
  expect(unused).toContain('skip.content');
  for (const id of ['nav.close', 'nav.menu', 'about.meta.title']) expect(unused).not.toContain(id);
  // The legal pages render all messages of an article.
  expect(unused).toContain('cgv.plans.caption');
  expect(unused).not.toContain('cgv.scope.parties');
});
