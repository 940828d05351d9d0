import {
  isStructurallySame,
  type MessageFormatElement,
  TYPE,
} from '@formatjs/icu-messageformat-parser';
import type { Catalogue, Finding } from './catalogue.ts';

/** What a language lacks or has in excess compared with English: ids, values, tags. */
export function checkStructure({ messages }: Catalogue, english: Catalogue): Finding[] {
  const missing = [...english.messages.keys()]
    .filter((id) => !messages.has(id))
    .map((id) => ({ id, problem: 'is missing here: translate it' }));
  const different = [...messages].flatMap(([id, { ast }]) => {
    const expected = english.messages.get(id);
    if (!expected) return [{ id, problem: 'English has no such message: take it out' }];
    const { error } = isStructurallySame(compared(id, expected.ast), compared(id, ast));
    return error ? [{ id, problem: `not the values and tags of English: ${error.message}` }] : [];
  });
  return [...missing, ...different];
}

/** In the legal texts all but `<fr>`: each language marks the French words that it quotes. */
function compared(id: string, ast: readonly MessageFormatElement[]): MessageFormatElement[] {
  if (!/^(cgv|legals)\./.test(id)) return [...ast];
  return ast.flatMap((element) =>
    element.type === TYPE.tag && element.value === 'fr' ? element.children : element,
  );
}
