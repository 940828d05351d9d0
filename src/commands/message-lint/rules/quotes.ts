import type { Catalogue, Message } from '../catalogue.ts';
import type { Edit, Finding } from '../finding.ts';
import type { Language } from '../languages/language.ts';
import { languageOf } from '../languages/languages.ts';
import type { Reading } from '../readings.ts';

/** Any sign that quotes; ’ is the apostrophe, and closes a quote only after its opening. */
const signs = /["„“”«»‹›‚‘]/gu;

/** Quotes that are not the language's, or that do not come in pairs. */
export function quoteFaults({ locale, messages }: Catalogue): Finding[] {
  const { quotes } = languageOf(locale);
  return [...messages.values()].flatMap((message) => {
    const [finding] = message.readings.flatMap((reading) => fault(message, reading, quotes) ?? []);
    return finding ? [finding] : [];
  });
}

function fault(
  { id }: Message,
  { text, offsets }: Reading,
  quotes: Language['quotes'],
): Finding | undefined {
  const found = [...text.matchAll(signs)];
  const wrong = firstWrong(
    found.map(([sign]) => sign),
    quotes,
  );
  if (wrong === undefined) return;
  const [open, close] = quotes.outer;
  const at = found[wrong] ?? found.at(-1);
  const offset = offsets[at?.index ?? 0] ?? 0;
  const edit = pairEdit(text, offsets, quotes);
  return {
    id,
    rule: 'quotes',
    offset,
    problem: `${at?.[0]} is not the language’s, or has no partner`,
    mend: `quote with ${open}…${close}, inside it with ${quotes.inner.join('…')}`,
    ...(edit && { edit }),
  };
}

/** The index of the first sign that is out of place; that of the end if a quote is still open. */
function firstWrong(
  found: readonly string[],
  { outer, inner }: Language['quotes'],
): number | undefined {
  let depth = 0;
  for (const [at, sign] of found.entries()) {
    if (sign === outer[0] && depth === 0) depth = 1;
    else if (sign === outer[1] && depth === 1) depth = 0;
    else if (sign === inner[0] && depth === 1) depth = inner[1] === '’' ? 1 : 2;
    else if (sign === inner[1] && depth === 2) depth = 1;
    else return at;
  }
  return depth === 0 ? undefined : found.length - 1;
}

/** Corrects the first wrong sign, if the signs of the text plainly open and close in turn. */
function pairEdit(
  text: string,
  offsets: readonly number[],
  { outer }: Language['quotes'],
): Edit | undefined {
  const found = [...text.matchAll(signs)];
  const inTurns = found.every(({ index }, at) => {
    const [before, after] = [text.charAt(index - 1), text.charAt(index + 1)];
    return at % 2 === 0 ? /^$|[\s(¿¡’]/u.test(before) : /^$|[\s.,;:!?)…]/u.test(after);
  });
  if (!inTurns || found.length % 2 === 1) return;
  const at = found.findIndex(([sign], index) => sign !== outer[index % 2]);
  const wrong = found[at];
  const put = outer[at % 2];
  if (!wrong || put === undefined) return;
  const start = offsets[wrong.index] ?? 0;
  return { start, end: start + 1, text: put };
}
