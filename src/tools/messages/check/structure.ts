import { placeholders } from '../types.ts';
import type { Catalogue, Finding, Message } from './catalogue.ts';

/** Finds messages, values and tags that are missing or that English does not have. */
export function checkStructure({ messages }: Catalogue, english: Catalogue): Finding[] {
  const missing = [...english.messages.keys()]
    .filter((id) => !messages.has(id))
    .map((id) => ({ id, problem: 'is missing: translate it' }));
  const different = [...messages].flatMap(([id, message]) => {
    const source = english.messages.get(id);
    if (!source) return [{ id, problem: 'English has no such message: remove it' }];
    const [expected, given] = [signature(source), signature(message)];
    if (given === expected) return [];
    return [{ id, problem: `has the values and tags (${given}): English has (${expected})` }];
  });
  return [...missing, ...different];
}

/** Lists the values that a message needs: `brand: string | number, link: Tag`. */
function signature({ ast }: Message): string {
  const needs = [...placeholders(ast)].map(([name, type]) => `${name}: ${type}`);
  return needs.sort().join(', ');
}
