import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import * as v from 'valibot';
import type { Catalogue, Finding } from './catalogue.ts';

const ids = v.optional(v.array(v.string()));

const term = v.strictObject({
  /** The preferred word; empty if there is no substitute. */
  use: v.string(),
  not: v.optional(v.array(v.string()), []),
  why: v.optional(v.string(), ''),
  /** Ids to which the rule is limited; `terms.*` covers a whole page. */
  in: ids,
  except: ids,
  case: v.optional(v.boolean(), false),
});

const glossarySchema = v.record(v.string(), v.array(term));

export type Glossary = v.InferOutput<typeof glossarySchema>;
type Term = Glossary[string][number];

/** Reads `i18n/glossary.json`. Throws if it does not match the schema. */
export function readGlossary(): Glossary {
  const file = fileURLToPath(new URL('../../../../i18n/glossary.json', import.meta.url));
  return v.parse(glossarySchema, JSON.parse(readFileSync(file, 'utf8')));
}

export function checkGlossary({ locale, messages }: Catalogue, glossary: Glossary): Finding[] {
  const terms = (glossary[locale] ?? []).filter(({ not }) => not.length > 0);
  return terms.flatMap((entry) => {
    const pattern = wholeWords(entry);
    return [...messages].flatMap(([id, { readings }]) => {
      if (!holdsFor(entry, id)) return [];
      const [found] = readings.flatMap(({ text }) => text.match(pattern)?.[0] ?? []);
      if (found === undefined) return [];
      const advice = entry.use === '' ? 'avoid it' : `use “${entry.use}”`;
      return [{ id, problem: `“${found}”: ${advice}. ${entry.why}`.trim() }];
    });
  });
}

/** Returns a pattern for any of the words to avoid. Their spaces also match no-break spaces. */
function wholeWords({ not, case: byCase }: Term): RegExp {
  const words = not.map((word) => word.split(' ').map(RegExp.escape).join('[ \\u00a0\\u202f]'));
  const pattern = `(?<![\\p{L}\\p{N}])(?:${words.join('|')})(?![\\p{L}\\p{N}])`;
  return new RegExp(pattern, byCase ? 'u' : 'iu');
}

function holdsFor(entry: Term, id: string): boolean {
  const matches = (pattern: string): boolean =>
    pattern.endsWith('*') ? id.startsWith(pattern.slice(0, -1)) : id === pattern;
  return (entry.in?.some(matches) ?? true) && !entry.except?.some(matches);
}
