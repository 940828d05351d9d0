import { type Locale, localeCodes } from '../../src/site/locales.ts';

/** What following a how-to of CONTRIBUTING changes: for each file, how its text changes. */
export type Change = { files: Record<string, (text: string) => string | Buffer> };

/** Replaces the value of `export const name = …`; throws if there is none. */
export function withFact(source: string, name: string, code: string): string {
  const declaration = new RegExp(
    String.raw`(export const ${name}\b[^=]*= )(.*;|[\s\S]*?\n[\])}]+( as const)?;)`,
  );
  if (!declaration.test(source)) throw new Error(`No export ${name}`);
  return source.replace(declaration, (_, start) => `${start}${code} as const;`);
}

/** Leaves out the import of what marks sample values; an owner has done so before. */
export const withoutSamples = (source: string) =>
  source.replace("import { sampleValue } from './sample-values.ts';\n", '');

/** Replaces a part; throws if it is not there. */
export function withPart(source: string, part: string | RegExp, other: string): string {
  if (source.search(part) < 0) throw new Error(`${part} is not there`);
  return source.replace(part, other);
}

/** The same change of the messages of every language. */
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
