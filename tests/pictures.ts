import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { chromium } from 'playwright/test';
import { localeCodes } from '#src/facts/locales.ts';
import { localePath, pageNames } from '#src/facts/pages.ts';
import { build } from '#src/tools/build.ts';
import { isBuilt } from '#src/tools/is-built.ts';
import { startWorker } from '#src/tools/local/start-worker.ts';
import { findChromium } from './e2e/browsers.ts';
import { loadImages } from './e2e/load-images.ts';
import { message } from './message.ts';

/**
 * `npm run pictures`: photographs every section in each language, width and colour scheme, and puts
 * the pictures on one page, `pictures/index.html`. Arguments narrow the choice:
 * `npm run pictures -- landing fr de 360 dark`.
 */
const folder = 'pictures';
const chosen = process.argv.slice(2);

/** Returns the options that were named; all if none was. */
function choose<Option extends string | number>(options: readonly Option[]): readonly Option[] {
  const named = options.filter((option) => chosen.includes(String(option)));
  return named.length > 0 ? named : options;
}

if (!isBuilt()) await build();
const site = await startWorker();
const browser = await chromium.launch({
  executablePath: findChromium(),
  args: ['--no-sandbox', '--disable-gpu'],
});
const rows: string[] = [];
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder);
for (const name of choose(pageNames)) {
  const sections = new Map<string, string[]>();
  for (const locale of choose(localeCodes)) {
    for (const width of choose([360, 768, 1024, 1440, 1920])) {
      for (const colorScheme of choose(['light', 'dark'] as const)) {
        const page = await browser.newPage({
          baseURL: site.url,
          bypassCSP: true,
          colorScheme,
          locale,
          reducedMotion: 'reduce',
          viewport: { width, height: Math.round(width < 700 ? width * 2.1 : width * 0.6) },
        });
        await page.goto(localePath(locale, name), { waitUntil: 'networkidle' });
        await page.getByText(message(locale, 'contact.loading')).waitFor({ state: 'hidden' });
        await page.evaluate(loadImages);
        await page.addStyleTag({ content: 'body > header { position: static !important }' });
        const parts = page.locator('body > header, main > :not([hidden]), body > footer');
        for (const [index, part] of (await parts.all()).entries()) {
          const file = `${name}-${index}-${locale}-${width}-${colorScheme}.jpg`;
          await part.screenshot({ path: `${folder}/${file}`, quality: 60 });
          const row = sections.get(`${index}`) ?? [];
          row.push(`<img src="${file}" title="${file}" width="${width / 4}" loading="lazy">`);
          sections.set(`${index}`, row);
        }
        await page.close();
      }
    }
  }
  for (const [index, row] of sections) rows.push(`<h2>${name} ${index}</h2>${row.join('\n')}`);
}
writeFileSync(
  `${folder}/index.html`,
  `<!doctype html><meta charset="utf-8"><title>Pictures</title>
<style>body { background: gray; font: 1rem system-ui } img { vertical-align: top; margin: 4px }</style>
${rows.join('\n')}`,
);
await browser.close();
await site.dispose();
console.warn(`${folder}/index.html`);
