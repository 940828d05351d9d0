import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser';
import { printAST } from '@formatjs/icu-messageformat-parser/printer.js';
import { mapTexts } from '../../src/build/pseudo.ts';

/** Vowels that none of the site's languages uses, and that the Latin fonts alone do not contain. */
const vowels = new Map(Array.from('aeiouAEIOU', (vowel) => [vowel, `${vowel}\u0304`.normalize()]));

/**
 * An English message as if somebody had translated it into Icelandic: other words, the
 * same values, and of the ordinals the forms that Icelandic has.
 */
export function inIcelandic(message: string): string {
  const ast = mapTexts(parse(message), (text) =>
    text.replaceAll(/[aeiou]/gi, (vowel) => vowels.get(vowel) ?? vowel),
  );
  return printAST(ast.map(withIcelandicForms));
}

function withIcelandicForms(element: MessageFormatElement): MessageFormatElement {
  if (element.type === TYPE.tag) {
    return { ...element, children: element.children.map(withIcelandicForms) };
  }
  if (element.type !== TYPE.plural) return element;
  const { pluralCategories } = new Intl.PluralRules('is', {
    type: element.pluralType ?? 'cardinal',
  }).resolvedOptions();
  const options = Object.entries(element.options).filter(
    ([form]) => form.startsWith('=') || pluralCategories.includes(form as Intl.LDMLPluralRule),
  );
  return { ...element, options: Object.fromEntries(options) };
}
