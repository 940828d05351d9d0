import { readFileSync } from 'node:fs';
import { formatTag, type Locale, localeCodes } from '#src/facts/locales.ts';

const read = (locale: Locale): Record<string, string> =>
  JSON.parse(readFileSync(new URL(`../i18n/${locale}.json`, import.meta.url), 'utf8'));

/** The messages of each language, as its file contains them. */
export const catalogues = Object.fromEntries(
  localeCodes.map((locale) => [locale, read(locale)]),
) as Record<Locale, Record<string, string>>;

/**
 * Returns the text of a message as the page shows it; `values` fills the placeholders `{name}`
 * and `{name, number}`. Throws for an unknown id.
 */
export function message(
  locale: Locale,
  id: string,
  values: Record<string, string | number> = {},
): string {
  const source = catalogues[locale][id];
  if (source === undefined) throw new Error(`No message ${id} in ${locale}`);
  return Object.entries(values).reduce(
    (text, [name, value]) =>
      text
        .replaceAll(`{${name}}`, String(value))
        .replaceAll(`{${name}, number}`, value.toLocaleString(formatTag(locale))),
    source.replaceAll(/<\/?(line|nobr|ordinal|sup|fr)>/g, ''),
  );
}
