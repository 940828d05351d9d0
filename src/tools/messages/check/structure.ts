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

/** A message without what may differ: `<fr>` around French words in the legal texts. */
function compared(id: string, ast: readonly MessageFormatElement[]): MessageFormatElement[] {
  return ast.flatMap((element): MessageFormatElement[] => {
    if (element.type !== TYPE.tag) return [element];
    const children = compared(id, element.children);
    const isQuote = element.value === 'fr' && /^(cgv|legals)\./.test(id);
    return isQuote ? children : [{ ...element, children }];
  });
}
