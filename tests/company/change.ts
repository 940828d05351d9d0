import { type Locale, localeCodes } from '#src/site/locales.ts';

/**
 * The changes of a how-to in CONTRIBUTING: for each file, a function from its old text to
 * its new one.
 */
export type Change = { files: Record<string, (text: string) => string | Buffer> };

/** Replaces the value of `export const name = …`. Throws if there is no such constant. */
export function withFact(source: string, name: string, code: string): string {
  const declaration = new RegExp(
    String.raw`(export const ${name}\b[^=]*= )(.*;|[\s\S]*?\n[\])}]+( as const)?;)`,
  );
  if (!declaration.test(source)) throw new Error(`No export ${name}`);
  return source.replace(declaration, (_, start) => `${start}${code} as const;`);
}

/** Removes the import that marks sample values, as an owner does before going live. */
export const withoutSamples = (source: string) =>
  source.replace("import { sampleValue } from './sample-values.ts';\n", '');

/** Replaces a part of a text. Throws if the text does not contain it. */
export function withPart(source: string, part: string | RegExp, other: string): string {
  if (source.search(part) < 0) throw new Error(`No ${part} to replace`);
  return source.replace(part, other);
}

/** Applies the same change to the messages of every language. */
export function ofMessages(
  change: (messages: Record<string, string>, locale: Locale) => Record<string, string>,
): Change['files'] {
  return Object.fromEntries(
    localeCodes.map((locale) => [
      `i18n/${locale}.json`,
      (text) => `${JSON.stringify(change(JSON.parse(text), locale), null, 2)}\n`,
    ]),
  );
}
