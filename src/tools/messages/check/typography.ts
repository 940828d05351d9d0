import type { Locale } from '#src/facts/locales.ts';
import { type Catalogue, createMessage, type Finding, type Message } from './catalogue.ts';
import { type Typography, typographyOf } from './languages.ts';

type Rule = {
  /** Matches the characters that are wrong, or the place where one is missing. */
  fault: RegExp;
  advice: string;
  /** The replacement that `npm run fix` writes, if it can correct this. */
  space?: string;
};

const anySpace = '[ \\u00a0\\u202f]';
const number = '[\\d\\uE000\\uE001]';

const common: readonly Rule[] = [
  { fault: /[\t\n\r]+/gu, advice: 'a tab or a line break: use a space', space: ' ' },
  {
    fault: /^[ \u00a0\u202f]+|[ \u00a0\u202f]+$/gu,
    advice: 'a space at the start or end of the message: remove it',
    space: '',
  },
  {
    // Of two spaces, keeps the no-break one.
    fault: / (?=[ \u00a0\u202f])|(?<=[\u00a0\u202f])[ \u00a0\u202f]/gu,
    advice: 'two consecutive spaces: keep one',
    space: '',
  },
  {
    fault: /[ \u00a0\u202f]+(?=[,.](?![\d.])|\))|(?<=\()[ \u00a0\u202f]+/gu,
    advice: 'a space before , . or inside ( ): remove it',
    space: '',
  },
  // Spanish only.
  { fault: /(?<=[¿¡])[ \u00a0\u202f]+/gu, advice: 'a space after ¿ or ¡: remove it', space: '' },
  { fault: /\.{3}/gu, advice: 'full stops for an ellipsis: use … (U+2026)' },
  { fault: /['´`′]/gu, advice: 'a straight apostrophe: use ’ (U+2019)' },
  {
    fault: /(?<=[ \u00a0])-(?=[ \u00a0])/gu,
    advice: 'a hyphen between spaces: rephrase, or use – (U+2013)',
  },
  {
    fault: /(?<=[\uE000\uE001])-(?=[\uE000\uE001])/gu,
    advice: 'a hyphen in a range: use – (U+2013)',
  },
];

function rulesOf(typography: Typography): readonly Rule[] {
  return [...common, ...spaceRules(typography), ...unitRules(typography)];
}

/** Finds spaces, quotes, apostrophes, dashes and ellipses that break the language's rules. */
export function checkTypography({ locale, messages }: Catalogue): Finding[] {
  const typography = typographyOf(locale);
  const rules = rulesOf(typography);
  return [...messages].flatMap(([id, { readings }]) => {
    const faults = readings.flatMap(({ text }) => [
      ...rules.flatMap(({ fault, advice, space }) => {
        const at = text.search(fault);
        if (at < 0) return [];
        const fix = space === undefined ? '' : '; `npm run fix` does it';
        return [`“${excerpt(text, at)}”: ${advice}${fix}`];
      }),
      ...quoteFaults(text, typography),
    ]);
    return [...new Set(faults)].map((problem) => ({ id, problem }));
  });
}

/** Returns the fault with the characters around it. */
function excerpt(text: string, at: number): string {
  return text.slice(Math.max(0, at - 12), at + 8).replaceAll(/[\uE000\uE001]+/gu, '{…}');
}

/** Sets the spaces that typography asks for, and changes nothing else in the message. */
export function fixSpaces(locale: Locale, id: string, source: string): string {
  return rulesOf(typographyOf(locale)).reduce((text, { fault, space }) => {
    if (space === undefined) return text;
    const edits = editsOf(createMessage(locale, id, text), fault, space);
    return text
      .split('')
      .map((character, place) => edits.get(place) ?? character)
      .join('');
  }, source);
}

/** Returns what to write in place of single characters of the source. */
function editsOf({ source, readings }: Message, fault: RegExp, space: string): Map<number, string> {
  const edits = readings.map(({ text, places }) => {
    const found = new Map<number, string>();
    for (const { index, 0: match } of text.matchAll(fault)) {
      const place = places[index] ?? Number.NaN;
      const previous = places[index - 1] ?? Number.NaN;
      if (match !== '') {
        for (const [offset, each] of places.slice(index, index + match.length).entries()) {
          found.set(each, offset === 0 ? space : '');
        }
      } else if (Number.isNaN(place)) {
        found.set(previous, `${source[previous]}${space}`);
      } else {
        found.set(place, `${space}${source[place]}`);
      }
    }
    return found;
  });
  const merged = new Map(edits.flatMap((found) => [...found]));
  for (const [place, text] of merged) {
    // Another branch of a plural may need the space.
    const isNeeded = readings.some(
      ({ places }, index) => places.includes(place) && !edits[index]?.has(place),
    );
    if (text === '' && isNeeded) merged.delete(place);
  }
  return merged;
}

function spaceRules({ spaces, quotes: [open, close] }: Typography): Rule[] {
  const { beforeSigns: signs = '', beforeColon: colon = '', insideQuotes = '' } = spaces ?? {};
  return [
    { ...before('[;!?]', signs, '[;!?]'), advice: `before ; ! ? use ${named(signs)}` },
    // Not in 9:00 and https://
    { ...before(':(?![\\d/])', colon, '[\\d:]'), advice: `before the colon use ${named(colon)}` },
    { ...before(close, insideQuotes), advice: `before ${close} use ${named(insideQuotes)}` },
    {
      fault: new RegExp(`(?<=${open})(?!${insideQuotes}[^ \\u00a0\\u202f])${anySpace}*`, 'gu'),
      advice: `after ${open} use ${named(insideQuotes)}`,
      space: insideQuotes,
    },
  ];
}

function named(space: string): string {
  return space === '' ? 'no space' : `\\u${space.charCodeAt(0).toString(16).padStart(4, '0')}`;
}

/** Finds signs without this space before them, except after the characters of `except`. */
function before(sign: string, space: string, except = '(?!)'): Omit<Rule, 'advice'> {
  const missing = space === '' ? '' : `|(?<!${anySpace}|${except}|^)`;
  const pattern = `(?!(?<!${anySpace})${space}${sign})(?:${anySpace}+${missing})(?=${sign})`;
  return { fault: new RegExp(pattern, 'gu'), space };
}

function unitRules({ units, numbered, together = [] }: Typography): Rule[] {
  const unit = `(?<=${number}) ?(?=(?:${anyOf(units)})(?![\\p{L}\\p{N}\\uE000\\uE001]))`;
  const word = `(?<=(?<!\\p{L})(?:${anyOf(numbered)})) (?=${number}|[LRD]\\d)`;
  const phrases = together.map(
    ([left, right]) => `(?<=${RegExp.escape(left)}) (?=${RegExp.escape(right)})`,
  );
  return [unit, word, ...phrases].map((fault) => ({
    fault: new RegExp(fault, 'giu'),
    advice: 'use a no-break space (\\u00a0)',
    space: '\u00a0',
  }));
}

/** Returns a pattern for any of the words; without words it matches nothing. */
function anyOf(words: string): string {
  return words.split(' ').filter(Boolean).map(RegExp.escape).join('|') || '(?!)';
}

/** Finds quotes of another language, and unpaired quotes. */
function quoteFaults(text: string, { quotes, innerQuotes }: Typography): string[] {
  // ’ is also the apostrophe, so it may occur anywhere.
  const signs = text.match(/["„“”«»‹›‚‘]/gu)?.join('') ?? '';
  const inner = innerQuotes.join('').replace('’', '');
  const isRight = new RegExp(`^(?:${quotes[0]}(?:${inner})*${quotes[1]})*$`, 'u').test(signs);
  const advice = `quote with ${quotes.join('…')}, inside it with ${innerQuotes.join('…')}`;
  return isRight ? [] : [`${signs} are not the language’s quotes, or are unpaired: ${advice}`];
}
