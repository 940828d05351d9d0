import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import * as v from 'valibot';
import type { Catalogue } from '../catalogue.ts';
import type { Finding } from '../finding.ts';
import { findPatterns, type Pattern, wholeWords } from '../patterns.ts';

const ids = v.optional(v.array(v.string()));

const term = v.strictObject({
  /** The word to use; empty if the others just have no place on the site. */
  use: v.string(),
  /** Words to do without. */
  not: v.optional(v.array(v.string()), []),
  why: v.optional(v.string(), ''),
  /** Where alone the rule holds: ids, `cgv.*` for all of a page. */
  in: ids,
  /** Where the words may stand. */
  except: ids,
  /** Whether a capital makes another word. */
  case: v.optional(v.boolean(), false),
  /** Whether every message that names a price has to say it. */
  prices: v.optional(v.boolean(), false),
});

const glossarySchema = v.record(v.string(), v.array(term));

/** Terms by language. */
export type Glossary = v.InferOutput<typeof glossarySchema>;
type Term = Glossary[string][number];

/** `i18n/glossary.json`. Throws if it is not of that form. */
export function readGlossary(): Glossary {
  const file = fileURLToPath(new URL('../../../../i18n/glossary.json', import.meta.url));
  return v.parse(glossarySchema, JSON.parse(readFileSync(file, 'utf8')));
}

/** Words that the glossary does without. */
export function glossaryFaults({ locale, messages }: Catalogue, glossary: Glossary): Finding[] {
  const terms = (glossary[locale] ?? []).filter(({ not }) => not.length > 0);
  const rules = terms.map((entry) => ({ entry, pattern: patternOf(entry) }));
  return [...messages.values()].flatMap((message) =>
    findPatterns(
      message,
      'glossary',
      rules.filter(({ entry }) => holdsFor(entry, message.id)).map(({ pattern }) => pattern),
    ),
  );
}

function patternOf({ use, not, why, case: byCase }: Term): Pattern {
  return {
    find: wholeWords(not, byCase ? 'gu' : 'giu'),
    problem: 'not in our vocabulary',
    mend: [use === '' ? 'do without it' : `use ${use}`, why].filter(Boolean).join('. '),
  };
}

function holdsFor(entry: Term, id: string): boolean {
  const matches = (pattern: string): boolean =>
    pattern.endsWith('*') ? id.startsWith(pattern.slice(0, -1)) : id === pattern;
  return (entry.in?.some(matches) ?? true) && !entry.except?.some(matches);
}
