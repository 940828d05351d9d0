import { type MessageFormatElement, TYPE } from '@formatjs/icu-messageformat-parser';
import { formatTag } from '#src/site/locales.ts';
import { placeholders } from '../types.ts';
import type { Catalogue, Finding, Message } from './catalogue.ts';
import { typographyOf } from './languages.ts';

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
    return [{ id, problem: `its values and tags are (${given}), but English has (${expected})` }];
  });
  return [...missing, ...different];
}

/** Lists the values that a message needs: `brand: string | number, link: Tag`. */
function signature({ ast }: Message): string {
  const needs = [...placeholders(ast)].map(([name, type]) => `${name}: ${type}`);
  return needs.sort().join(', ');
}

/** Finds plural forms that are missing or unknown; exact forms in `ordinals` are required. */
export function checkPlurals({ locale, messages }: Catalogue): Finding[] {
  return [...messages].flatMap(([id, { ast }]) =>
    plurals(ast).flatMap(({ value, options, pluralType: type = 'cardinal' }) => {
      const rules = new Intl.PluralRules(formatTag(locale), { type });
      const exact = type === 'ordinal' ? (typographyOf(locale).ordinals ?? []) : [];
      const expected: readonly string[] = [...exact, ...rules.resolvedOptions().pluralCategories];
      const given = Object.keys(options);
      const isRight =
        expected.every((form) => given.includes(form)) &&
        given.every((form) => form.startsWith('=') || expected.includes(form));
      if (isRight) return [];
      const problem = `{${value}} has ${given.join(', ')}: the ${type} forms of the language are ${expected.join(', ')}`;
      return [{ id, problem }];
    }),
  );
}

type Plural = Extract<MessageFormatElement, { type: TYPE.plural }>;

function plurals(ast: readonly MessageFormatElement[]): Plural[] {
  return ast.flatMap((element) => {
    if (element.type === TYPE.tag) return plurals(element.children);
    if (element.type !== TYPE.plural && element.type !== TYPE.select) return [];
    const nested = Object.values(element.options).flatMap(({ value }) => plurals(value));
    return element.type === TYPE.plural ? [element, ...nested] : nested;
  });
}
