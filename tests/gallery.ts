import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { type Browser, chromium } from 'playwright/test';
import { localePath, pageNames } from '../src/routes.ts';
import { startWorker } from '../src/tools/server/start-worker.ts';
import { findChromium } from './e2e/browsers.ts';

/**
 * `npm run gallery`: every page in three languages, four widths and both
 * themes as full-page pictures, and one contact sheet, `gallery/index.html`.
 */
const folder = 'gallery';
const languages = ['en', 'fr', 'de'] as const;
const widths = [360, 768, 1280, 1920];
const themes = ['light', 'dark'] as const;

type Shot = { path: string; width: number; theme: (typeof themes)[number]; file: string };

const shots: Shot[] = pageNames.flatMap((page) =>
  languages.flatMap((locale) =>
    widths.flatMap((width) =>
      themes.map((theme) => ({
        path: localePath(locale, page),
        width,
        theme,
        file: `${page}-${locale}-${width}-${theme}.png`,
      })),
    ),
  ),
);

async function take(browser: Browser, base: string, { path, width, theme, file }: Shot) {
  const page = await browser.newPage({
    viewport: { width, height: Math.round(width < 700 ? width * 2 : width * 0.6) },
    colorScheme: theme,
    // Still pictures: no element half way through its entrance.
    reducedMotion: 'reduce',
  });
  await page.goto(base + path);
  await loadLazyImages(page);
  await page.screenshot({ path: `${folder}/${file}`, fullPage: true });
  await page.close();
}

async function loadLazyImages(page: Awaited<ReturnType<Browser['newPage']>>) {
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = 'eager';
    await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
  });
}

function contactSheet(): string {
  const figures = shots.map(
    ({ file }) =>
      `<a href="${file}"><img src="${file}" alt="${file}" loading="lazy"><br>${file}</a>`,
  );
  return [
    '<!doctype html><meta charset="utf-8"><title>Gallery</title>',
    '<style>body{font:13px system-ui;display:grid;gap:1rem;padding:1rem;',
    'grid-template-columns:repeat(auto-fill,minmax(14rem,1fr))}img{width:100%;border:1px solid}</style>',
    ...figures,
  ].join('\n');
}

rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
const worker = await startWorker();
const browser = await chromium.launch({
  executablePath: findChromium(),
  args: ['--no-sandbox', '--disable-quic', '--disable-background-networking'],
});
const base = worker.url.origin;
for (const shot of shots) await take(browser, base, shot);
writeFileSync(`${folder}/index.html`, contactSheet());
await browser.close();
await worker.dispose();
process.stdout.write(`${shots.length} pictures: ${folder}/index.html\n`);
