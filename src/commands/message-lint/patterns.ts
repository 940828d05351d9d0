import type { Message } from './catalogue.ts';
import type { Finding } from './finding.ts';

/** A fault that an expression finds in a reading. */
export type Pattern = {
  /** With the flags `g` and `u`. */
  find: RegExp;
  /** Whether a match is a fault, if not every one is. */
  when?: (match: RegExpExecArray) => boolean;
  problem: string;
  mend: string;
  /** What replaces the match, if there can be no doubt about that. */
  put?: string;
};

/** The places of a message that a pattern matches, each once however many readings show it. */
export function findPatterns(
  { id, readings }: Message,
  rule: string,
  patterns: readonly Pattern[],
): Finding[] {
  const findings = new Map<string, Finding>();
  for (const { text, offsets } of readings) {
    for (const { find, when, problem, mend, put } of patterns) {
      for (const found of text.matchAll(find)) {
        if (when && !when(found)) continue;
        const { 0: match, index } = found;
        const start = offsets[index] ?? 0;
        const end = match === '' ? start : (offsets[index + match.length - 1] ?? start) + 1;
        const whole = end - start === match.length;
        findings.set(`${start} ${problem}`, {
          id,
          rule,
          offset: start,
          problem: match.trim() === '' ? problem : `${problem}: “${match.trim()}”`,
          mend,
          ...(put !== undefined && whole && { edit: { start, end, text: put } }),
        });
      }
    }
  }
  return [...findings.values()];
}

/**
 * Any of the words, alone: no letter or digit beside it. A space in a word may be a no-break one,
 * an apostrophe a straight one.
 */
export function wholeWords(words: readonly string[], flags = 'giu'): RegExp {
  const alternatives = [...words]
    .sort((a, b) => b.length - a.length)
    .map((word) => word.split(' ').map(RegExp.escape).join('[ \\u00a0\\u202f]'))
    .map((word) => word.replaceAll('’', "['’]"));
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${alternatives.join('|')})(?![\\p{L}\\p{N}])`, flags);
}

/** Any of the words where a sentence begins; they are alternatives of an expression. */
export function sentenceStarts(words: readonly string[]): RegExp {
  return new RegExp(
    `(?<=^|[.!?…:](?:\\u00a0?[»“”)])?[ \\u00a0\\u202f]|[«„“¡¿]\\u00a0?)(?:${words.join('|')})(?![\\p{L}\\p{N}])`,
    'gu',
  );
}
