import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';
import { type Locale, localeCodes } from '../locales.ts';
import { languages } from '../tools/languages.ts';
import { messageFile } from '../tools/messages/compile.ts';
import { messages } from '../tools/messages/plugin.ts';
import { runCommand } from '../tools/run-command.ts';
import { parseSwitches } from '../tools/switches.ts';
import { type Catalogue, createCatalogue } from './message-lint/catalogue.ts';
import { fixTypography } from './message-lint/fix.ts';
import { lintMessages } from './message-lint/lint.ts';
import { readGlossary } from './message-lint/rules/glossary.ts';

/**
 * `node src/commands/lint-messages.ts` says what is wrong in `i18n/`, and ends with status 1 if
 * anything is. With `--fix` it corrects the typography first.
 */
async function lint(): Promise<void> {
  if (parseSwitches('node src/commands/lint-messages.ts', ['fix']).fix) fix();
  const catalogues = localeCodes.map(read);
  // First the errors that prevent compiling: with them the site's own formatter could not be
  // loaded.
  const errors = catalogues.flatMap((catalogue) => catalogue.errors);
  if (errors.length > 0) return report(errors.map(({ message }) => message));
  const faults = lintMessages(catalogues, {
    glossary: readGlossary(),
    sources: globSync('src/**/*.{ts,tsx}', { exclude: ['src/**/*.d.ts'] }).map((path) =>
      readFileSync(path, 'utf8'),
    ),
    createTexts: await importTexts(),
  });
  report(faults);
}

function report(faults: readonly string[]): void {
  for (const fault of faults) console.error(fault);
  process.exitCode = faults.length > 0 ? 1 : 0;
}

function fix(): void {
  for (const catalogue of localeCodes.map(read)) {
    const source = fixTypography(catalogue);
    if (source !== catalogue.source) writeFileSync(catalogue.file, source);
  }
}

function read(locale: Locale): Catalogue {
  const file = messageFile(locale);
  return createCatalogue(locale, file, readFileSync(file, 'utf8'));
}

/** Node alone does not import the compiled messages that `src/texts.ts` asks for; Vite does. */
async function importTexts(): Promise<typeof import('../texts.ts').createTexts> {
  const file = fileURLToPath(new URL('../texts.ts', import.meta.url));
  const { module } = await runnerImport<typeof import('../texts.ts')>(file, {
    configFile: false,
    plugins: [messages(), languages()],
  });
  return module.createTexts;
}

await runCommand(lint);
