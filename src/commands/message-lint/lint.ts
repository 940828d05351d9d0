import { defaultLocale } from '../../locales.ts';
import type { createTexts } from '../../texts.ts';
import { placeAt, shortPath, sourceOffset } from '../../tools/messages/catalogue.ts';
import type { Catalogue } from './catalogue.ts';
import type { Finding } from './finding.ts';
import { type Glossary, glossaryFaults } from './rules/glossary.ts';
import { languageFaults } from './rules/language.ts';
import { lengthFaults } from './rules/lengths.ts';
import { pluralFaults } from './rules/plurals.ts';
import { promiseFaults } from './rules/promises.ts';
import { quoteFaults } from './rules/quotes.ts';
import { repetitionFaults } from './rules/repeated.ts';
import { structureFaults } from './rules/structure.ts';
import { typographyFaults } from './rules/typography.ts';
import { unusedFaults } from './rules/unused.ts';
import { addressFaults, elisionFaults, spellingFaults } from './rules/wording.ts';

/** What the rules measure the messages by. */
type Yardstick = {
  glossary: Glossary;
  /** The sources that may name a message. */
  sources: readonly string[];
  /** The site's own. */
  createTexts: typeof createTexts;
};

/**
 * What is wrong in the messages of all languages, as lines that begin with file,
 * line and column; the catalogues must be without `errors`. `@formatjs/cli`
 * compares ids and placeholders only, and the rules of its ESLint plugin read
 * calls in source code, not files of messages; so its comparison is used as a
 * function, and the rest is ours.
 */
export function lintMessages(catalogues: readonly Catalogue[], yardstick: Yardstick): string[] {
  const english = catalogues.find(({ locale }) => locale === defaultLocale);
  if (!english) throw new Error('English is missing');
  const foreign = languageFaults(catalogues, yardstick.glossary);
  return catalogues.flatMap((catalogue) => {
    const findings = [
      ...structureFaults(catalogue, english),
      ...pluralFaults(catalogue),
      ...repetitionFaults(catalogue),
      ...(foreign.get(catalogue.locale) ?? []),
      ...typographyFaults(catalogue),
      ...quoteFaults(catalogue),
      ...elisionFaults(catalogue),
      ...addressFaults(catalogue),
      ...spellingFaults(catalogue),
      ...glossaryFaults(catalogue, yardstick.glossary),
      ...promiseFaults(catalogue, yardstick.glossary),
      ...lengthFaults(catalogue, yardstick.createTexts),
      ...(catalogue === english ? unusedFaults(catalogue, yardstick.sources) : []),
    ];
    return describe(catalogue, findings);
  });
}

function describe({ file, source, messages }: Catalogue, findings: readonly Finding[]): string[] {
  return findings
    .map((finding) => {
      const message = messages.get(finding.id);
      const place = placeAt(source, message ? sourceOffset(message, finding.offset) : 0);
      return { ...finding, ...place };
    })
    .sort((a, b) => a.line - b.line || a.column - b.column)
    .map(
      ({ line, column, id, rule, problem, mend }) =>
        `${shortPath(file)}:${line}:${column} "${id}": ${problem}; ${mend} (${rule})`,
    );
}
