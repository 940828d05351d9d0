import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { TYPE } from '@formatjs/icu-messageformat-parser';
import { describe, expect, it } from 'vitest';
import { affiliates } from '#src/facts/affiliates.ts';
import { founders, growthPackage, plans, prepayment, reviewers } from '#src/facts/business.ts';
import { defaultLocale, formatTag, type Locale, localeCodes } from '#src/facts/locales.ts';
import { pages } from '#src/facts/pages.ts';
import { shows } from '#src/facts/shows.ts';
import { promotionalPrice } from '#src/prices/commitment-price.ts';
import { pageMetadata } from '#src/seo/page-metadata.ts';
import { flatten, messageFile, parseMessages, valueTypes } from '#src/tools/messages.ts';
import { catalogues } from '../message.ts';
import { newFolder } from './new-folder.ts';

/** Straight quotes, dots for an ellipsis, doubled spaces, and spaces where none belongs. */
const wrongEverywhere = [
  /["'´`′]|\.{3}/,
  /[\t\n\r]|[ \u00a0\u202f]{2}|^\s|\s$/,
  /\s[,.)](?![\d.])|\(\s|[¿¡]\s/,
  /[ \u00a0]-[ \u00a0]/,
];

const spaceBeforeSign = /\s(?:[;!?]|:(?!:))/;

/** Returns patterns for a plain space between a number and these words. `#` and `}` end a value. */
function plainSpace(afterNumber: string, beforeNumber: string): RegExp[] {
  return [
    new RegExp(`[\\d#}] (?:${afterNumber})(?![\\p{L}\\d])`, 'iu'),
    new RegExp(`(?<!\\p{L})(?:${beforeNumber}) (?:\\d|\\{)`, 'iu'),
  ];
}

/** The quotation marks of a message; inside «…» they are “…”. */
const guillemets = /^(?:«(?:“”)*»)*$/;

/** The quotation marks that a message may hold, and what the language never writes. */
const typography: Record<Locale, { quotes: RegExp; wrong: RegExp[] }> = {
  en: {
    quotes: /^(?:“‘*”)*$/,
    wrong: [
      spaceBeforeSign,
      /excl\. VAT/,
      ...plainSpace(
        'hours?|minutes?|days?|months?|years?|working|[ap]\\.m\\.',
        'Articles?|Art\\.|Section|No\\.|Episode|Plan|Hour',
      ),
    ],
  },
  fr: {
    quotes: guillemets,
    wrong: [
      /(?<!\u00a0)»|«(?!\u00a0)/,
      /(?<![\u202f;!?])[;!?]|(?<![\u00a0\d:]):(?![\d/:])/,
      ...plainSpace(
        'heures?|minutes?|jours?|mois|ans?|h|%|€|HT',
        'articles?|art\\.|n°|rubrique|épisode|formule|heure',
      ),
      /[\d#}][%€]/,
    ],
  },
  pt: {
    quotes: guillemets,
    wrong: [
      /«\s|\s»/,
      spaceBeforeSign,
      ...plainSpace(
        'horas?|minutos?|dias?|mês|meses|anos?|h|€',
        'artigos?|art\\.|n\\.º|alínea|secção|episódio|plano|hora',
      ),
    ],
  },
  es: {
    quotes: guillemets,
    wrong: [
      /«\s|\s»/,
      spaceBeforeSign,
      ...plainSpace(
        'horas?|minutos?|días?|mes|meses|años?|h|%|€',
        'artículos?|art\\.|n\\.º|apartado|episodio|plan|hora',
      ),
      /[\d#}][%€]/,
    ],
  },
  de: {
    quotes: /^(?:„(?:‚‘)*“)*$/,
    wrong: [
      /„\s|\s“/,
      spaceBeforeSign,
      /zzgl\. MwSt/,
      ...plainSpace(
        'Stunden?|Minuten?|Tage?n?|Arbeitstage?n?|Monate?n?|Jahre?n?|Uhr|Folgen?|h|%|€',
        'Artikels?|Art\\.|Absatz|Buchstabe|Abschnitt|Nr\\.|§|Paket|Stunde',
      ),
      /[\d#}][%€]/,
    ],
  },
  it: {
    quotes: guillemets,
    wrong: [
      /«\s|\s»/,
      spaceBeforeSign,
      ...plainSpace(
        'ora|ore|minuti?|minuto|giorn[oi]|mes[ei]|ann[oi]|h|€',
        'articol[oi]|art\\.|n\\.|par\\.|lett\\.|sezione|episodio|piano|or[ae]',
      ),
    ],
  },
};

const prices = [
  ...plans.flatMap(({ price }) => price ?? []),
  growthPackage.price,
  promotionalPrice,
];
const totals = prepayment.months.map((months) => months * promotionalPrice);

/** A price of the facts, with any separator of thousands. */
const amount = new RegExp(
  `(?<![\\d-])(?:${[...prices, ...totals].map(withSeparator).join('|')})(?!\\d)`,
);

function withSeparator(price: number): string {
  return String(price).replace(/\d{3}$/, '\\D?$&');
}

const english = parseMessages(messageFile('en'));

function typesById(asts: typeof english): Record<string, Record<string, string>> {
  return Object.fromEntries(Object.entries(asts).map(([id, ast]) => [id, valueTypes(ast)]));
}

describe.each(localeCodes)('the messages in %s', (locale) => {
  const asts = parseMessages(messageFile(locale));
  const texts = Object.entries(catalogues[locale]);

  it('have the ids, values and tags of the English ones', () => {
    expect(typesById(asts)).toEqual(typesById(english));
    expect(Object.keys(asts), 'in their order').toEqual(Object.keys(english));
  });

  it('put the least before the most', () => {
    const least = /\{(?:\w*M|m)in(?:\w*),/;
    const most = /\{(?:\w*M|m)ax(?:\w*),/;
    const ranges = texts.filter(([, text]) => least.test(text) && most.test(text));
    expect(ranges.length).toBeGreaterThan(0);
    for (const [id, text] of ranges) expect(text.search(least), id).toBeLessThan(text.search(most));
  });

  it('have every plural form of the language and no other', () => {
    for (const [id, ast] of Object.entries(asts)) {
      for (const element of flatten(ast)) {
        if (element.type !== TYPE.plural) continue;
        const type = element.pluralType ?? 'cardinal';
        const rules = new Intl.PluralRules(formatTag(locale), { type });
        const forms = Object.keys(element.options).filter((form) => !form.startsWith('='));
        expect(forms.sort(), id).toEqual(rules.resolvedOptions().pluralCategories.sort());
      }
    }
  });

  it('follow the typography of the language', () => {
    const { quotes, wrong } = typography[locale];
    const faults = texts.flatMap(([id, text]) => {
      // Titles of shows keep the typography of their own language.
      const untitled = shows.reduce((rest, { title }) => rest.replaceAll(title, 'x'), text);
      const marks = untitled.match(/[„“”«»‹›‚‘]/g)?.join('') ?? '';
      const found = [...wrongEverywhere, ...wrong].filter((pattern) => pattern.test(untitled));
      if (!quotes.test(marks)) found.push(quotes);
      return found.map((pattern) => `"${id}": ${pattern} in “${untitled}”`);
    });
    expect(faults).toEqual([]);
  });

  it('name no price, since prices are facts', () => {
    expect(texts.filter(([, text]) => amount.test(text))).toEqual([]);
  });

  it.each(Object.keys(pages) as (keyof typeof pages)[])(
    'give the page %s a title and a description that search engines show whole',
    (page) => {
      const { title, description } = pageMetadata(locale, page);
      expect(title).toMatch(/^.{1,65}$/u);
      expect(description).toMatch(/^.{70,165}$/u);
    },
  );
});

it('messages about people, shows and affiliates belong to one of the facts', () => {
  const owned =
    /^(?:(?:about|reviews)\.[\w-]+\.(?:role|text)|(?:carousel\.alt|contact\.recommendation)\..*)$/;
  expect(
    Object.keys(english)
      .filter((id) => owned.test(id))
      .sort(),
  ).toEqual(
    [
      ...[
        ...founders.map(({ slug }) => `about.${slug}`),
        ...reviewers.map(({ slug }) => `reviews.${slug}`),
      ].flatMap((id) => [`${id}.role`, `${id}.text`]),
      ...shows.map(({ slug }) => `carousel.alt.${slug}`),
      ...affiliates.map(({ slug }) => `contact.recommendation.${slug}`),
    ].sort(),
  );
});

it.each(localeCodes.filter((code) => code !== defaultLocale))(
  'no message of three words or more is left in English, in %s',
  (locale) => {
    const wordsOf = (text: string) =>
      text.replaceAll(/\{[^{}]*\}|<[^>]*>/g, '').match(/\p{L}+/gu) ?? [];
    const english = Object.entries(catalogues[defaultLocale]).filter(
      ([id, text]) => catalogues[locale][id] === text && wordsOf(text).length >= 3,
    );
    expect(english).toEqual([]);
  },
);

it.each([
  ['{ "greeting": "Hello {name" }', 'en.json "greeting": EXPECT_ARGUMENT_CLOSING_BRACE'],
  ['{ "a": "A"\n  "b": "B" }', 'en.json: Expected'],
])('names the file and, if possible, the message of %s', (source, problem) => {
  const file = join(newFolder(), 'en.json');
  writeFileSync(file, source);
  expect(() => parseMessages(file)).toThrow(problem);
});
