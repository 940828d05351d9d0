import { type MessageFormatElement, TYPE } from '@formatjs/icu-messageformat-parser';
import { formatTag } from '../../../locales.ts';
import type { Catalogue } from '../catalogue.ts';
import type { Finding } from '../finding.ts';
import { languageOf } from '../languages/languages.ts';

/**
 * Plurals and ordinals that lack a form of their language, or have one that it does not know. `=1`
 * may be added to the forms; if the language's file names it for ordinals, it must be.
 */
export function pluralFaults({ locale, messages }: Catalogue): Finding[] {
  const tag = formatTag(locale);
  const findings: Finding[] = [];
  for (const { id, ast } of messages.values()) {
    for (const element of plurals(ast)) {
      const type = element.pluralType ?? 'cardinal';
      const { pluralCategories } = new Intl.PluralRules(tag, { type }).resolvedOptions();
      const exact = type === 'ordinal' ? (languageOf(locale).ordinals ?? []) : [];
      const wanted: readonly string[] = [...exact, ...pluralCategories];
      const given = Object.keys(element.options);
      const missing = wanted.filter((form) => !given.includes(form));
      const foreign = given.filter((form) => !form.startsWith('=') && !wanted.includes(form));
      if (missing.length + foreign.length === 0) continue;
      findings.push({
        id,
        rule: 'plural-forms',
        offset: element.location?.start.offset ?? 0,
        problem: [
          `{${element.value}}`,
          missing.length > 0 ? `lacks ${missing.join(', ')}` : '',
          foreign.length > 0 ? `has ${foreign.join(', ')}` : '',
        ]
          .filter(Boolean)
          .join(' '),
        mend: `give it the ${type} forms of the language: ${wanted.join(', ')}`,
      });
    }
  }
  return findings;
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
