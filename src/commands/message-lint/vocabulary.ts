import type { Catalogue } from './catalogue.ts';

/** The words of a language's messages. */
export type Vocabulary = {
  locale: string;
  /** How often each word occurs in the messages. */
  counts: ReadonlyMap<string, number>;
  total: number;
  /** The words of each message, by id. */
  words: ReadonlyMap<string, readonly string[]>;
  /** How many messages are of exactly these words. */
  texts: ReadonlyMap<string, number>;
};

/** The words of all messages of a language, in their first branches. */
export function vocabularyOf({ locale, messages }: Catalogue): Vocabulary {
  const words = new Map(
    [...messages].map(([id, { readings }]) => [id, wordsOf(readings[0]?.text ?? '')]),
  );
  const lists = [...words.values()];
  const all = lists.flat();
  const texts = count(lists.map((list) => list.join(' ')));
  return { locale, counts: count(all), total: all.length, words, texts };
}

/** The words of a text in small letters, without values. */
export function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/\p{L}+/gu) ?? [];
}

/** The words of a text that occur in no message with another text. */
export function strangers(words: readonly string[], { counts, texts }: Vocabulary): string[] {
  const times = texts.get(words.join(' ')) ?? 0;
  return words.filter((word) => {
    const here = times * words.filter((one) => one === word).length;
    return (counts.get(word) ?? 0) <= here;
  });
}

/** How likely the words are in a language, judged by all its messages but this one. */
export function likelihood(id: string, words: readonly string[], vocabulary: Vocabulary): number {
  const { counts, total } = vocabulary;
  const itself = vocabulary.words.get(id) ?? [];
  return words.reduce((sum, word) => {
    const elsewhere = (counts.get(word) ?? 0) - itself.filter((own) => own === word).length;
    // A word never met is rare, not impossible.
    return sum + Math.log((elsewhere + 0.1) / (total - itself.length + 1));
  }, 0);
}

function count(list: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const one of list) counts.set(one, (counts.get(one) ?? 0) + 1);
  return counts;
}
