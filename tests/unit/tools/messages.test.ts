import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from '@formatjs/icu-messageformat-parser';
import { expect, it } from 'vitest';
import { type Locale, localeCodes } from '#src/facts/locales.ts';
import { createCatalogue } from '#src/tools/messages/check/catalogue.ts';
import { readGlossary } from '#src/tools/messages/check/glossary.ts';
import { fixSpaces } from '#src/tools/messages/check/typography.ts';
import { findFaults } from '#src/tools/messages/check.ts';
import { compileMessages } from '#src/tools/messages/compile.ts';
import { formatMessages } from '#src/tools/messages/fix.ts';
import { placeholders } from '#src/tools/messages/types.ts';
import { catalogues } from '../../words.ts';
import { newFolder } from '../new-folder.ts';

const sources = globSync('src/**/*.{ts,tsx}').map((path) => readFileSync(path, 'utf8'));
const glossary = readGlossary();
const catalogueOf = (locale: Locale) => createCatalogue(locale, catalogues[locale]);
const english = catalogueOf('en');

/** Returns the check's findings in one message, given in several languages. */
function faultsIn(id: string, texts: { [language in Locale]?: string | undefined }): string[] {
  const languages = Object.entries(texts) as [Locale, string | undefined][];
  const given = languages.map(([locale, text]) =>
    createCatalogue(locale, text === undefined ? {} : { [id]: text }),
  );
  return findFaults(given, glossary, sources);
}

/** The same with the site's English text. */
const faultsOf = (locale: Locale, id: string, text: string | undefined) =>
  faultsIn(id, { en: catalogues.en[id], [locale]: text });

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
  ['fr', 'pricing.episodes', '{count, plural, one {#} other {#}}', 'one, many, other'],
  ['en', 'pricing.episodes', '{count, plural, one {#} zero {#} other {#}}', 'one, other'],
  [
    'es',
    'terms.clock.delay',
    messageOf('es', 'terms.clock.delay').replace('=3 {#.er} ', ''),
    '=1, =3',
  ],
  ['de', 'about.meta.title', messageOf('de', 'about.meta.title').repeat(2), 'write 1 to 60'],
  ['de', 'terms.meta.description', 'Zu kurz.', 'write 120 to 158'],
])('finds a fault in %s %s: %s', (locale, id, text, problem) => {
  expect(faultsOf(locale, id, text).join()).toContain(problem);
});

it('says which value a message lacks, what it stands for and how to type it', () => {
  const faults = faultsIn('hero.price', {
    en: 'From {price, number, eur} a month, {hours} long, by {day, date, long}.',
    de: 'Ab sofort.',
  });
  expect(faults).toEqual([
    'i18n/de.json "hero.price": lacks {price, number, eur}, a number that the site fills in: type it as i18n/en.json does in “From {price, number, eur} a month, {hours} long, by {day, date, long}.”',
    'i18n/de.json "hero.price": lacks {hours}, a value that the site fills in: type it as i18n/en.json does in “…{price, number, eur} a month, {hours} long, by {day, date, long}.”',
    'i18n/de.json "hero.price": lacks {day, date, long}, a date that the site fills in: type it as i18n/en.json does in “…eur} a month, {hours} long, by {day, date, long}.”',
  ]);
});

it('says which tag or plural a message lacks and how to type it', () => {
  const source = 'Read the <terms>terms</terms> of {count, plural, one {# plan} other {# plans}}.';
  expect(faultsIn('hero.price', { en: source, de: 'Die AGB.' })).toEqual([
    `i18n/de.json "hero.price": lacks <terms>…</terms>, a tag around words: type it as i18n/en.json does in “${source}”`,
    `i18n/de.json "hero.price": lacks {count, plural, …}, a number that the site fills in: type it as i18n/en.json does in “${source}”`,
  ]);
});

it('names a slip in English in English, and quotes a language that has the value', () => {
  expect(
    faultsIn('hero.price', { en: 'In {hour}.', fr: 'En {hours}.', de: 'In {hours}.' }),
  ).toEqual([
    'i18n/en.json "hero.price": has {hour}, which most languages do not have: correct or remove it, or add it to the others',
    'i18n/en.json "hero.price": lacks {hours}, a value that the site fills in: type it as i18n/fr.json does in “En {hours}.”',
  ]);
});

it('names the value that one language has, and follows English if there are two', () => {
  expect(faultsIn('hero.price', { en: 'On air.', de: 'Für <b>{brand}</b>.' })).toEqual([
    'i18n/de.json "hero.price": has <b>…</b>, which most languages do not have: correct or remove it, or add it to the others',
    'i18n/de.json "hero.price": has {brand}, which most languages do not have: correct or remove it, or add it to the others',
  ]);
});

// `~` is a no-break space, `_` a narrow one.
const typed = (text: string) => text.replaceAll('~', '\u00a0').replaceAll('_', '\u202f');

it.each<[Locale, wrong: string, right: string]>([
  ['en', 'Is it so ? Two  spaces, ( so) .', 'Is it so? Two spaces, (so).'],
  ['en', ' In 72 hours or 3days ', 'In 72~hours or 3~days'],
  ['en', 'Article 28, excl. VAT, {hours} hours', 'Article~28, excl.~VAT, {hours}~hours'],
  ['en', '{n, plural, one {# day} other {# days}}', '{n, plural, one {#~day} other {#~days}}'],
  ['en', '{n, plural, one {in a} other {in # }} day', '{n, plural, one {in a} other {in #}}~day'],
  ['fr', 'Vrai! Faux ; «mot» : « <b>un</b> »', 'Vrai_! Faux_; «~mot~»~: «~<b>un</b>~»'],
  ['fr', 'Quoi ?! «{brand}», à 9:00 : ici', 'Quoi_?! «~{brand}~», à 9:00~: ici'],
  [
    'fr',
    'Deux ~espaces, https://site.example et 10%',
    'Deux~espaces, https://site.example et 10~%',
  ],
  ['de', 'Ist das so ? „ Ja “, nach § 3', 'Ist das so? „Ja“, nach §~3'],
  ['de', '490 € zzgl. MwSt.', '490~€ zzgl.~MwSt.'],
  ['es', '¿ Es así ? 3 años', '¿Es así? 3~años'],
  ['it', 'Vedi art. 7 : 3 mesi', 'Vedi art.~7: 3~mesi'],
  ['pt', 'Em 3 anos\t(artigo 7) .', 'Em 3~anos (artigo~7).'],
])('sets the spaces of a message, once and for all, in %s: %s', (locale, wrong, right) => {
  const fixed = fixSpaces(locale, 'hero.price', typed(wrong));
  expect(fixed).toBe(typed(right));
  expect(fixSpaces(locale, 'hero.price', fixed)).toBe(fixed);
});

it.each([
  ['a space that another form needs', '{kind, select, one {An} other {}} hour'],
  ['what is no space', "Ann's dog..."],
  ['quoted braces', "'{' 3 days"],
])('leaves %s', (_, text) => {
  expect(fixSpaces('en', 'hero.price', text)).toBe(text);
});

it('offers to set the spaces that it can set', () => {
  expect(faultsIn('hero.price', { en: 'In 3 days.' })).toEqual([
    'i18n/en.json "hero.price": “In 3 days.”: use a no-break space (\\u00a0); `npm run fix` does it',
  ]);
});

it('writes the files of the site as they are, with codes for what one cannot see', () => {
  for (const locale of localeCodes) {
    const file = readFileSync(`i18n/${locale}.json`, 'utf8');
    expect(formatMessages(catalogues[locale])).toBe(file);
  }
});

it('counts an id as used if a source contains it or a template can produce it', () => {
  const used = ["t('nav.close')", '`nav.${section}`', '`${page}.meta.title`', '`${a}.${b}`'];
  const faults = findFaults([english], {}, used);
  const unused = faults.map((fault) => / "([^"]+)": no source uses it/.exec(fault)?.[1]);
  expect(unused).toContain('skip.content');
  for (const id of ['nav.close', 'nav.menu', 'about.meta.title']) expect(unused).not.toContain(id);
  // The legal pages render all messages of an article.
  expect(unused).toContain('terms.plans.caption');
  expect(unused).not.toContain('terms.scope.parties');
});

it.each([
  ['a plural without other', '{ "id": "{count, plural, one {#}}" }', ' "id"'],
  ['an open argument', '{ "id": "Hello {name" }', ' "id"'],
  ['an open tag', '{ "id": "<b>bold" }', ' "id"'],
  ['a text that is not a string', '{ "id": 1 }', ' "id"'],
  ['a missing comma', '{\n  "a": "A"\n  "b": "B"\n}', ''],
  ['an empty file', '', ''],
])('names file and id of %s without a stack', async (_, source, id) => {
  const file = join(newFolder(), 'en.json');
  writeFileSync(file, source);
  const compile = async () => compileMessages(file);
  const { message, stack } = await compile().catch((error) => error);
  expect(message).toMatch(new RegExp(`en\\.json${id}: \\w`));
  expect(stack).toBe(message);
});

it('finds placeholders in plurals and tags', () => {
  const found = placeholders(parse('<b>{count, plural, other {# {unit}}}</b> {day, date}'));
  expect(Object.fromEntries(found)).toEqual({
    b: 'Tag',
    count: 'number',
    unit: 'string | number',
    day: 'Date',
  });
});
