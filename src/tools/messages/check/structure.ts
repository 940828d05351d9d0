import { TYPE } from '@formatjs/icu-messageformat-parser';
import { formatTag } from '#src/facts/locales.ts';
import { flatten, placeholders } from '../types.ts';
import type { Catalogue, Finding, Message } from './catalogue.ts';
import { typographyOf } from './languages.ts';

/** Finds messages that exist in English but not in the language, or the reverse. */
export function checkIds({ messages }: Catalogue, english: Catalogue): Finding[] {
  const missing = [...english.messages.keys()]
    .filter((id) => !messages.has(id))
    .map((id) => ({ id, problem: 'is missing: translate it' }));
  const unknown = [...messages.keys()]
    .filter((id) => !english.messages.has(id))
    .map((id) => ({ id, problem: 'English has no such message: remove it' }));
  return [...missing, ...unknown];
}

/**
 * Finds values and tags that a message lacks or should not have. The majority of the languages
 * decides, so that a slip in English is found in English; English breaks a tie.
 */
export function checkPlaceholders(
  { messages }: Catalogue,
  english: Catalogue,
  catalogues: readonly Catalogue[],
): Finding[] {
  const languages = [english, ...catalogues.filter((catalogue) => catalogue !== english)];
  return [...messages].flatMap(([id, message]) => {
    const versions = languages.flatMap(({ locale, messages }) => {
      const version = messages.get(id);
      return version ? [{ locale, source: version.source, needs: needsOf(version) }] : [];
    });
    const given = needsOf(message);
    return [...new Set(versions.flatMap(({ needs }) => [...needs]))].flatMap((need) => {
      const having = versions.filter(({ needs }) => needs.has(need));
      const [model] = having;
      const votes = having.length + (model?.locale === english.locale ? 0.5 : 0);
      const isNeeded = votes > versions.length / 2;
      if (!model || given.has(need) === isNeeded) return [];
      const [name = '', type = ''] = need.split(': ');
      const problem = isNeeded
        ? `lacks ${typed(name, model.source)}, ${meanings[type] ?? 'a value that the site fills in'}: type it as i18n/${model.locale}.json does in “${excerpt(name, model.source)}”`
        : `has ${typed(name, message.source)}, which most languages do not have: correct or remove it, or add it to the others`;
      return [{ id, problem }];
    });
  });
}

/** Returns the values that a message needs: `brand: string | number`, `link: Tag`. */
function needsOf({ ast }: Message): ReadonlySet<string> {
  return new Set([...placeholders(ast)].map(([name, type]) => `${name}: ${type}`));
}

const meanings: Record<string, string> = {
  number: 'a number that the site fills in',
  Date: 'a date that the site fills in',
  Tag: 'a tag around words',
};

/** Returns what to type for a value or a tag: `{price, number, eur}`, `{count, plural, …}`. */
function typed(name: string, source: string): string {
  const written = new RegExp(`\\{${name}(?:, ?\\w+){0,2}\\}|\\{${name}, ?\\w+,|<${name}>`).exec(
    source,
  );
  const start = written?.[0] ?? `{${name}}`;
  if (start.startsWith('<')) return `${start}…</${name}>`;
  return start.endsWith(',') ? `${start} …}` : start;
}

/** Returns a value or a tag with the words around it. */
function excerpt(name: string, source: string): string {
  const around = new RegExp(`\\S*.{0,30}[{<]${name}\\b.{0,60}\\S*`, 'su').exec(source);
  if (!around) return source;
  const [text] = around;
  const isCut = around.index + text.length < source.length;
  return `${around.index > 0 ? '…' : ''}${text}${isCut ? '…' : ''}`;
}

/** Finds plural forms that are missing or unknown; exact forms in `ordinals` are required. */
export function checkPlurals({ locale, messages }: Catalogue): Finding[] {
  return [...messages].flatMap(([id, { ast }]) =>
    flatten(ast).flatMap((element) => {
      if (element.type !== TYPE.plural) return [];
      const { value, options, pluralType: type = 'cardinal' } = element;
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
