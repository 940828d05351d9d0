import type { Catalogue, Finding } from './catalogue.ts';
import { type Typography, typographyOf } from './languages.ts';

/** A forbidden pattern, and what to write instead. */
type Rule = readonly [fault: RegExp, advice: string];

const anySpace = '[ \\u00a0\\u202f]';
const number = '[\\d\\uE000\\uE001]';

const common: readonly Rule[] = [
  [/^[ \u00a0\u202f]|[ \u00a0\u202f]$/u, 'a space at the start or end of the message: remove it'],
  [/[ \u00a0\u202f]{2}/u, 'two consecutive spaces: keep one'],
  [/[\t\n\r]/u, 'a tab or a line break: use a space'],
  [
    /[ \u00a0\u202f](?=[,.](?![\d.])|\))|\([ \u00a0\u202f]/u,
    'a space before , . or inside ( ): remove it',
  ],
  [/\.{3}/u, 'full stops for an ellipsis: use … (U+2026)'],
  [/['´`′]/u, 'a straight apostrophe: use ’ (U+2019)'],
  [/(?<=[ \u00a0])-(?=[ \u00a0])/u, 'a hyphen between spaces: rephrase, or use – (U+2013)'],
  [/(?<=[\uE000\uE001])-(?=[\uE000\uE001])/u, 'a hyphen in a range: use – (U+2013)'],
  // Spanish only.
  [/[¿¡][ \u00a0\u202f]/u, 'a space after ¿ or ¡: remove it'],
];

/** Finds spaces, quotes, apostrophes, dashes and ellipses that break the language's rules. */
export function checkTypography({ locale, messages }: Catalogue): Finding[] {
  const typography = typographyOf(locale);
  const rules = [...common, ...spaceRules(typography), ...unitRules(typography)];
  return [...messages].flatMap(([id, { readings }]) => {
    const faults = readings.flatMap((text) => [
      ...rules.flatMap(([fault, advice]) => {
        const found = fault.exec(text);
        return found ? [`“${found[0]}”: ${advice}`] : [];
      }),
      ...quoteFaults(text, typography),
    ]);
    return [...new Set(faults)].map((problem) => ({ id, problem }));
  });
}

function spaceRules({ spaces, quotes: [open, close] }: Typography): Rule[] {
  const { beforeSigns: signs = '', beforeColon: colon = '', insideQuotes = '' } = spaces ?? {};
  const inside = new RegExp(`${open}(?!${insideQuotes}[^ \\u00a0\\u202f])`, 'u');
  return [
    [before('[;!?]', signs, '[;!?]'), `before ; ! ? use ${named(signs)}`],
    // Not in 9:00 and https://
    [before(':(?![\\d/])', colon, '[\\d:]'), `before the colon use ${named(colon)}`],
    [before(close, insideQuotes), `before ${close} use ${named(insideQuotes)}`],
    [inside, `after ${open} use ${named(insideQuotes)}`],
  ];
}

function named(space: string): string {
  return space === '' ? 'no space' : `\\u${space.charCodeAt(0).toString(16).padStart(4, '0')}`;
}

/** Matches a sign without this space before it, except after the characters of `except`. */
function before(sign: string, space: string, except = '(?!)'): RegExp {
  return space === ''
    ? new RegExp(`${anySpace}${sign}`, 'u')
    : new RegExp(`(?<!${space}|${except}|^)${sign}`, 'u');
}

function unitRules({ units, numbered, together = [] }: Typography): Rule[] {
  const advice = 'use a no-break space (\\u00a0)';
  const unit = `${number} ?(?:${anyOf(units)})(?![\\p{L}\\p{N}\\uE000\\uE001])`;
  const word = `(?<!\\p{L})(?:${anyOf(numbered)}) (?:${number}|[LRD]\\d)`;
  return [unit, word, ...together].map((fault): Rule => [new RegExp(fault, 'iu'), advice]);
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
