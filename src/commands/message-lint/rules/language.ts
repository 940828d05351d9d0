import type { Catalogue } from '../catalogue.ts';
import type { Finding } from '../finding.ts';

/** Fewer words may be the same in two languages (`Capital social`), or tell none. */
const wordsEnough = 3;

/**
 * How much likelier the other language must be, as a natural logarithm. Of the
 * site's messages none comes near it in its own file, and of those put into
 * another language's file it finds 97 in 100.
 */
const margin = 6;

type Vocabulary = {
  locale: string;
  /** How often each word occurs in the language's messages. */
  counts: ReadonlyMap<string, number>;
  total: number;
  words: ReadonlyMap<string, readonly string[]>;
};

/**
 * Messages left in another language, by language: their words are likelier in that
 * language's other messages than in this one's (naive Bayes).
 */
export function languageFaults(catalogues: readonly Catalogue[]): Map<string, Finding[]> {
  const vocabularies = catalogues.map(vocabularyOf);
  return new Map(
    vocabularies.map((own) => {
      const others = vocabularies.filter((other) => other !== own);
      const findings: Finding[] = [];
      for (const [id, words] of own.words) {
        const locale = words.length < wordsEnough ? undefined : likelier(id, words, own, others);
        if (locale === undefined) continue;
        findings.push({
          id,
          rule: 'other-language',
          offset: 0,
          problem: `this reads as the language of ${locale}.json`,
          mend: 'translate it',
        });
      }
      return [own.locale, findings];
    }),
  );
}

function vocabularyOf({ locale, messages }: Catalogue): Vocabulary {
  const words = new Map(
    [...messages].map(([id, { readings }]) => [id, wordsOf(readings[0]?.text ?? '')]),
  );
  const all = [...words.values()].flat();
  const counts = new Map<string, number>();
  for (const word of all) counts.set(word, (counts.get(word) ?? 0) + 1);
  return { locale, counts, total: all.length, words };
}

/** The words of a text in small letters, without values. */
export function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/\p{L}+/gu) ?? [];
}

function likelier(
  id: string,
  words: readonly string[],
  own: Vocabulary,
  others: readonly Vocabulary[],
): string | undefined {
  const text = words.join(' ');
  const ours = likelihood(id, words, own);
  return others.find((other) => {
    const same = other.words.get(id)?.join(' ') === text;
    return likelihood(id, words, other) > ours + (same ? 0 : margin);
  })?.locale;
}

/** How likely the words are in a language, judged by all its messages but this one. */
function likelihood(id: string, words: readonly string[], vocabulary: Vocabulary): number {
  const { counts, total } = vocabulary;
  const itself = vocabulary.words.get(id) ?? [];
  return words.reduce((sum, word) => {
    const elsewhere = (counts.get(word) ?? 0) - itself.filter((own) => own === word).length;
    // A word never met is rare, not impossible.
    return sum + Math.log((elsewhere + 0.1) / (total - itself.length + 1));
  }, 0);
}
