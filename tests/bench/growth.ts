import { execFile } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { localeCodes } from '../../src/locales.ts';
import { pageNames } from '../../src/routes.ts';
import { withPart } from '../company/change.ts';
import { copyProject } from '../project-copy.ts';
import type { Growth } from './grown-site.ts';
import { machine, table } from './report.ts';

const run = promisify(execFile);

/** Those that come after ours: their code, and the flag of their country. */
const moreLanguages = Object.entries({
  nl: 'nl',
  sv: 'se',
  da: 'dk',
  nb: 'no',
  fi: 'fi',
  pl: 'pl',
  cs: 'cz',
  sk: 'sk',
  sl: 'si',
  hr: 'hr',
  hu: 'hu',
  ro: 'ro',
  et: 'ee',
  lv: 'lv',
  lt: 'lt',
  is: 'is',
  ga: 'ie',
  mt: 'mt',
});

const textsOfPage = 60;

/** Builds and measures the site with more and more languages and pages; gives Markdown. */
export async function benchGrowth(): Promise<string> {
  const rows: string[][] = [];
  for (const languages of [6, 12, 24]) {
    for (const pages of [5, 20, 80]) {
      const { folder, remove } = copyProject({ withTests: true });
      grow(folder, languages - localeCodes.length, pages - pageNames.length);
      const row = rowOf(languages, pages, await measure(folder));
      console.warn(row.join('  '));
      rows.push(row);
      remove();
    }
  }
  const head = ['languages', 'pages', 'bundle kB, gzip', 'ready ms', 'first page ms'];
  const columns = [...head, 'memory MB', 'of which the page', 'hot requests/s'];
  return `${machine()}.\n\n${table([columns, ...rows])}`;
}

function rowOf(languages: number, pages: number, growth: Growth): string[] {
  const { bundle, ready, firstPage, memory, pageMemory, perSecond } = growth;
  const figures = [bundle / 1000, ready, firstPage, memory, pageMemory, perSecond];
  return [String(languages), String(pages), ...figures.map((figure) => figure.toFixed(0))];
}

async function measure(folder: string): Promise<Growth> {
  const inFolder = { cwd: folder, maxBuffer: 1e8 };
  await run('npm', ['run', 'build'], inFolder);
  const { stdout } = await run('node', ['tests/bench/grown-site.ts'], inFolder);
  return JSON.parse(stdout);
}

/** Adds languages, whose words are English, and pages with words of their own. */
function grow(folder: string, languages: number, pages: number): void {
  const added = moreLanguages.slice(0, languages);
  const names = Array.from({ length: pages }, (_, index) => `page${index + 1}`);
  insert(
    join(folder, 'src/locales.ts'),
    '\n} as const satisfies Record<string, LocaleFacts>',
    added.map(([code, flag]) => {
      const country = flag.toUpperCase();
      return `${code}: { tag: '${code}', name: '${code}', flag: '${flag}', openGraph: '${code}_${country}' },`;
    }),
  );
  insert(
    join(folder, 'src/routes.ts'),
    '\n} as const satisfies Record<string, PageFacts>',
    names.map(
      (name) =>
        `${name}: { path: '/${name}', type: 'WebPage', card: { art: 'voice', note: 'hero.price' } },`,
    ),
  );
  for (const name of names) writeFileSync(join(folder, `src/pages/${name}.tsx`), component(name));

  const file = (code: string) => join(folder, `i18n/${code}.json`);
  const english: Record<string, string> = JSON.parse(readFileSync(file('en'), 'utf8'));
  for (const [code] of added) writeFileSync(file(code), JSON.stringify(english));
  for (const code of [...localeCodes, ...added.map(([code]) => code)]) {
    const messages = JSON.parse(readFileSync(file(code), 'utf8'));
    for (const name of names) Object.assign(messages, messagesOf(name, messages));
    writeFileSync(file(code), JSON.stringify(messages, null, 2));
  }
}

function insert(file: string, before: string, lines: readonly string[]): void {
  const source = readFileSync(file, 'utf8');
  writeFileSync(file, withPart(source, before, `\n${lines.join('\n')}${before}`));
}

function messagesOf(name: string, messages: Record<string, string>): Record<string, string> {
  const plain = Object.values(messages).filter((text) => text.length > 80 && !/[{<]/.test(text));
  const texts = Array.from({ length: textsOfPage }, (_, index) => [
    `${name}.text.${index}`,
    `${name}: ${plain[index % plain.length]}`,
  ]);
  return {
    [`footer.${name}`]: name,
    [`card.${name}`]: name,
    [`${name}.meta.title`]: `${name} | {brand}`,
    [`${name}.meta.description`]: `${name}: ${plain[0]}`,
    [`${name}.meta.keywords`]: name,
    ...Object.fromEntries(texts),
  };
}

function component(name: string): string {
  return `import { Document } from '../document.tsx';
import { getIntl } from '../intl.ts';
import type { Locale } from '../locales.ts';
import { PageTitle } from '../sections/page-title.tsx';

export function Page({ locale }: { locale: Locale }) {
  const { t } = getIntl(locale);
  const texts = Array.from({ length: ${textsOfPage} }, (_, index) => t(\`${name}.text.\${index}\`));
  return (
    <Document locale={locale} page="${name}">
      <PageTitle eyebrow="${name}" title={t('${name}.text.0')} lead={t('${name}.text.1')} />
      <div className="shell">{texts.map((text) => <p key={text}>{text}</p>)}</div>
    </Document>
  );
}
`;
}
