import { globSync, readFileSync } from 'node:fs';
import { defaultLocale, localeCodes } from '#src/facts/locales.ts';
import { runCommand, UserError } from '../command-line.ts';
import { type Catalogue, createCatalogue } from './check/catalogue.ts';
import { checkGlossary, type Glossary, readGlossary } from './check/glossary.ts';
import { checkLengths } from './check/lengths.ts';
import { checkIds, checkPlaceholders, checkPlurals } from './check/structure.ts';
import { checkTypography } from './check/typography.ts';
import { checkUnused } from './check/unused.ts';
import { messageFile, readMessages } from './compile.ts';

export function checkMessages(): void {
  const catalogues = localeCodes.map((locale) =>
    createCatalogue(locale, readMessages(messageFile(locale))),
  );
  const paths = globSync('src/**/*.{ts,tsx}', { exclude: ['src/**/*.d.ts'] });
  const sources = paths.map((path) => readFileSync(path, 'utf8'));
  const findings = findFaults(catalogues, readGlossary(), sources);
  if (findings.length > 0) throw new UserError(findings.join('\n'));
}

/** Returns the findings of all languages; `sources` is the code that uses the messages. */
export function findFaults(
  catalogues: readonly Catalogue[],
  glossary: Glossary,
  sources: readonly string[],
): string[] {
  const english = catalogues.find(({ locale }) => locale === defaultLocale);
  if (!english) throw new Error('No English catalogue was given');
  return catalogues.flatMap((catalogue) =>
    [
      ...checkIds(catalogue, english),
      ...checkPlaceholders(catalogue, english, catalogues),
      ...checkPlurals(catalogue),
      ...checkTypography(catalogue),
      ...checkGlossary(catalogue, glossary),
      ...checkLengths(catalogue),
      ...(catalogue === english ? checkUnused(catalogue, sources) : []),
    ].map(({ id, problem }) => `i18n/${catalogue.locale}.json "${id}": ${problem}`),
  );
}

if (import.meta.main) await runCommand(checkMessages);
