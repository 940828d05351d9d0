import {
  isStructurallySame,
  type MessageFormatElement,
  TYPE,
} from '@formatjs/icu-messageformat-parser';
import type { Catalogue } from '../catalogue.ts';
import type { Finding } from '../finding.ts';

/**
 * What a language lacks or has in excess compared with English: ids, values, tags. Messages are
 * compared by the function behind `formatjs verify --structural-equality`, in process and with the
 * place of each fault. In the terms of sale each language marks the French words that it quotes, if
 * it quotes any.
 */
export function structureFaults({ messages }: Catalogue, english: Catalogue): Finding[] {
  const findings: Finding[] = [];
  const fault = (id: string, rule: string, problem: string, mend: string): void => {
    findings.push({ id, rule, offset: 0, problem, mend });
  };
  for (const [id, { text }] of english.messages) {
    if (messages.has(id)) continue;
    fault(id, 'missing-id', 'this language lacks the message', `translate “${text}”`);
  }
  for (const [id, { ast }] of messages) {
    const expected = english.messages.get(id);
    if (!expected) {
      fault(id, 'extra-id', 'English has no such message', 'take it out');
      continue;
    }
    const { success, error } = isStructurallySame(compared(id, expected.ast), compared(id, ast));
    if (success) continue;
    const problem = `not the values and tags of English: ${error?.message ?? ''}`;
    fault(id, 'placeholders', problem, `use those of “${expected.text}”`);
  }
  return findings;
}

/** What is compared of a message: in the legal texts all but `<fr>`. */
function compared(id: string, ast: readonly MessageFormatElement[]): MessageFormatElement[] {
  if (!/^(cgv|legals)\./.test(id)) return [...ast];
  return ast.flatMap((element) =>
    element.type === TYPE.tag && element.value === 'fr' ? element.children : element,
  );
}
