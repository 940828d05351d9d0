import type { Catalogue } from '../catalogue.ts';
import type { Finding } from '../finding.ts';
import { wordsOf } from '../vocabulary.ts';

/**
 * From this many words on a text counts as a sentence. Headings, labels and names may recur: each
 * place has its own message, so that one can change without the other.
 */
const sentence = 6;

/** Sentences that stand under two ids of one language. */
export function repetitionFaults({ messages }: Catalogue): Finding[] {
  const first = new Map<string, string>();
  const findings: Finding[] = [];
  for (const { id, text, readings } of messages.values()) {
    const words = Math.max(...readings.map((reading) => wordsOf(reading.text).length));
    const other = first.get(text);
    if (other === undefined) first.set(text, id);
    else if (words >= sentence) {
      const problem = `the same text as ${other}`;
      findings.push({ id, rule: 'repeated-text', offset: 0, problem, mend: 'use one message' });
    }
  }
  return findings;
}
