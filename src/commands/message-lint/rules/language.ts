import { defaultLocale } from '../../../locales.ts';
import type { Catalogue } from '../catalogue.ts';
import type { Finding } from '../finding.ts';
import { likelihood, strangers, type Vocabulary, vocabularyOf, wordsOf } from '../vocabulary.ts';
import type { Glossary } from './glossary.ts';

/** Fewer words may be likely in two languages (`Capital social`), or tell none. */
const wordsEnough = 3;

/**
 * How much likelier the other language must be, as a natural logarithm. None of the site's messages
 * comes near this in its own file; of those put into another language's file it finds 97 in 100.
 */
const margin = 6;

/**
 * Messages left in another language, by language: their words are likelier in that
 * language's other messages than in this one's (naive Bayes), or they are a text of
 * that language with a word that this one has nowhere else. The second is for short
 * texts: of those of one or two words it finds 95 in 100.
 */
export function languageFaults(
  catalogues: readonly Catalogue[],
  glossary: Glossary,
): Map<string, Finding[]> {
  const vocabularies = catalogues.map(vocabularyOf);
  return new Map(
    catalogues.map((catalogue, at) => {
      const own = vocabularies[at] as Vocabulary;
      const others = vocabularies.filter((other) => other !== own);
      const shared = sharedWords(catalogue, glossary);
      const findings = [...own.words].flatMap(([id, words]) => {
        const locale = likelier(id, words, own, others) ?? source(words, own, others, shared);
        return locale === undefined ? [] : [fault(id, locale)];
      });
      return [catalogue.locale, findings];
    }),
  );
}

function fault(id: string, locale: string): Finding {
  return {
    id,
    rule: 'other-language',
    offset: 0,
    problem: `this reads as the language of ${locale}.json`,
    mend: 'translate it; if the word is the same in both, add it to i18n/glossary.json',
  };
}

function likelier(
  id: string,
  words: readonly string[],
  own: Vocabulary,
  others: readonly Vocabulary[],
): string | undefined {
  if (words.length < wordsEnough) return;
  const text = words.join(' ');
  const ours = likelihood(id, words, own);
  return others.find((other) => {
    const same = other.words.get(id)?.join(' ') === text;
    return likelihood(id, words, other) > ours + (same ? 0 : margin);
  })?.locale;
}

/**
 * The language whose text this is, word for word, under whatever id: one that has more of its
 * words elsewhere than this one. If both have as few, English stands, as the source.
 */
function source(
  words: readonly string[],
  own: Vocabulary,
  others: readonly Vocabulary[],
  shared: ReadonlySet<string>,
): string | undefined {
  const unknown = strangers(words, own);
  if (unknown.every((word) => shared.has(word) || word.length === 1)) return;
  return others.find((other) => {
    if (!other.texts.has(words.join(' '))) return false;
    const surplus = unknown.length - strangers(words, other).length;
    return surplus > 0 || (surplus === 0 && own.locale !== defaultLocale);
  })?.locale;
}

/** What may be the same in two languages: words that the glossary names, and abbreviations. */
function sharedWords({ locale, messages }: Catalogue, glossary: Glossary): Set<string> {
  const uses = (glossary[locale] ?? []).map(({ use }) => use);
  const abbreviations = [...messages.values()].flatMap(
    ({ text }) => text.match(/(?<!\p{L})\p{Lu}{2,}(?!\p{L})/gu) ?? [],
  );
  return new Set([...uses, ...abbreviations].flatMap(wordsOf));
}
