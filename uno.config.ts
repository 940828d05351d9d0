import { globSync, readFileSync } from 'node:fs';
import { defineConfig, presetWind3, transformerVariantGroup } from 'unocss';
import { tickCount } from './src/artwork/geometry/ticks.ts';
import { shortClasses } from './src/build/short-classes.ts';
import { hoursPerDay } from './src/clock/hours-per-day.ts';
import { monthByMonth, termMonths } from './src/prices/term-price.ts';
import { termParameter } from './src/site.ts';
import { colors } from './src/theme.ts';

const names = Object.keys(colors.light);

function customProperties(palette: Record<string, string>): string {
  return Object.entries(palette)
    .map(([name, value]) => `--${name}:${value}`)
    .join(';');
}

/**
 * The fonts of texts. They end in `system-ui`: about `sans-serif` Chromium on Linux asks another
 * process, once for each size, and layout waits for the answer.
 */
const sans = "'Instrument Sans',sans-fallback,sans-dejavu,system-ui";

const grounds = ['paper', 'surface', 'night'];
const forcedColors = Object.fromEntries(
  names.map((name) => [
    name,
    grounds.includes(name) || name === 'on-signal'
      ? 'Canvas'
      : name.startsWith('signal')
        ? 'LinkText'
        : 'CanvasText',
  ]),
);

/** In print the night is white, and what is light on it becomes ink. */
const printedNight = '--night:white;--night-line:var(--line);--moon:var(--ink);--dusk:var(--muted)';

/**
 * Of the elements that are marked with the terms for which they hold, only those of the chosen term
 * show; of those that are marked as the total of a term, that of the chosen term stands out.
 */
const termStyles = termMonths
  .map(
    (months) =>
      `#pricing:has([name=${termParameter}][value="${months}"]:checked) [data-months]:not([data-months~="${months}"]){display:none}`,
  )
  .join('');

/** A browser without `:has()` shows what holds month by month. */
const plainTermStyles = `@supports not selector(:has(a)){[data-months]:not([data-months~="${monthByMonth}"]){display:none}}`;

const shortcuts: Record<string, string> = {
  // Backgrounds that our stylesheets select by name, for print and forced colours.
  'ink-ground': 'bg-ink',
  'signal-ground': 'bg-signal',
  // Visitors who read at double size on a phone need the room for words: margins and titles take no
  // more than a share of the window.
  shell: 'mx-auto w-full max-w-[84rem] px-[var(--margin)] print:px-0',
  'card-padding': 'p-[clamp(min(1.5rem,7.5vw),2.5vw,2.5rem)]',
  'section-head':
    'mb-[clamp(2.5rem,5vw,4.5rem)] grid gap-x-16 gap-y-5 [align-items:last_baseline] print:break-after-avoid lg:[&:has(>*+*)]:grid-cols-[2fr_1fr]',
  section: 'py-[clamp(4.5rem,10vw,9rem)]',
  // Smaller than the text, for what stands beside it.
  'text-note': 'text-[0.9375rem]',
  // Hyphens that the copy does not set are for large text on a phone, where a word may need them.
  'display-face': 'font-display font-800 min-[20rem]:hyphens-manual',
  'display-1':
    'display-face text-[min(clamp(2.375rem,min(1.4rem+5.2vw,10vh),6.5rem),15vw)] leading-[0.95] tracking-[-0.035em] text-balance',
  'display-2':
    'display-face text-[min(clamp(2.125rem,4.6vw,4.25rem),13vw)] leading-[1] tracking-[-0.03em] text-balance',
  'display-3':
    'display-face text-[min(clamp(1.375rem,2vw,1.75rem),10vw)] leading-[1.1] tracking-[-0.015em] text-balance',
  numeral: 'display-face leading-none tracking-[-0.04em] whitespace-nowrap',
  // A sentence that stands out beside a bar.
  claim: 'display-3 max-w-[38ch] b-s-4 b-signal ps-6',
  strip: 'mt-4 grid gap-x-12 gap-y-8 rounded-card card-padding',
  // Fainter than what stands beside it, on a ground of its own.
  faint: 'opacity-80 contrast-more:opacity-100',
  // A character of the copy, as large as a drawing.
  'poster-sign': 'display-face text-[22rem] leading-[0.5] text-signal',
  // The red light of a studio that is on air. What blinks by itself for longer than five seconds
  // would need a control to stop it (WCAG 2.2, 2.2.2).
  'tally-light':
    'shrink-0 size-2.5 rounded-full bg-signal motion-safe:[animation:tally_1.6s_ease-in-out_3]',
  // Portraits have dark backgrounds too: in dark mode a rim sets them apart from the page.
  portrait: '@dark:(outline outline-2 [outline-offset:-2px] outline-muted)',
  eyebrow: 'font-600 text-[0.8125rem] uppercase tracking-[0.12em] text-signal-ink',
  lead: 'text-[clamp(1.125rem,1.5vw,1.375rem)] leading-[1.5] text-muted max-w-[38rem] text-balance',
  // 65 characters of the text font: `ch`, the width of a zero, would give 77.
  prose: 'max-w-[54ch]',
  // The same for articles, whose lists are set smaller.
  measure: 'max-w-[32rem] print:max-w-[42rem]',
  'nav-link':
    'inline-flex items-center min-h-11 px-2 no-underline hover:underline underline-offset-6 decoration-2 decoration-signal aria-[current]:underline lg:text-note',
  'foot-link':
    'inline-flex items-center min-h-11 py-1.5 leading-snug no-underline hover:underline aria-[current]:(underline underline-offset-4 decoration-2 decoration-signal)',
  button:
    'inline-flex items-center justify-center gap-2 min-h-12 px-[clamp(min(0.75rem,2.5vw),4vw,1.5rem)] py-2 rounded-button leading-tight font-600 text-center no-underline transition-colors cursor-pointer active:[translate:0_1px]',
  'btn-primary': 'button b-1 b-transparent bg-signal text-on-signal hover:bg-ink hover:text-paper',
  'btn-secondary': 'button b-1 b-ink text-ink hover:bg-ink hover:text-paper',
  // Icons that point along the line are mirrored in right-to-left text.
  directed: 'rtl:[scale:-1_1]',
  link: 'underline decoration-1 underline-offset-4 hover:decoration-2 hover:text-signal-ink',
};

/** In development classes keep their names, to be read in the browser's tools. */
const components =
  process.env.NODE_ENV === 'production'
    ? // The form's components are bundled separately, and their styles found by their full names.
      globSync('src/**/*.tsx', { exclude: ['src/contact/**'] }).sort()
    : [];

/** What `src/styles/` selects: the names there, and every class that holds `btn`. */
const selected = new Set(
  globSync('src/styles/*.css').flatMap(
    (path) => readFileSync(path, 'utf8').match(/(?<=\.)[a-z][\w-]*/g) ?? [],
  ),
);

/** What utilities like `group-hover:` look for. */
const mark = 'group';

const short = shortClasses(
  components,
  shortcuts,
  (name) => selected.has(name) || name.includes('btn') || name === mark,
);

export default defineConfig({
  presets: [presetWind3({ preflight: false })],
  // The preset's own rule would need a dozen variables on every element, as would its utilities
  // that rotate, scale and translate: these are written as properties, `[rotate:45deg]`.
  rules: [['tabular-nums', { 'font-variant-numeric': 'tabular-nums' }]],
  variants: [
    // `no-js:` styles what a visitor without scripting sees.
    (matcher) =>
      matcher.startsWith('no-js:')
        ? { matcher: matcher.slice(6), parent: '@media (scripting:none)' }
        : matcher,
    // `low:` is for phones with a low window: what visitors came for is shown first.
    (matcher) =>
      matcher.startsWith('low:')
        ? {
            matcher: matcher.slice(4),
            parent: '@media (max-width: 40rem) and (max-height: 48rem)',
          }
        : matcher,
  ],
  transformers: [short.transformer, transformerVariantGroup()],
  content: {
    pipeline: { include: [/src\/.*\.tsx?($|\?)/] },
    filesystem: ['src/contact/**/*.tsx'],
  },
  preflights: [
    {
      getCSS: () =>
        `:root{color-scheme:light dark;--margin:clamp(min(1.25rem,6.5vw),4vw,3.5rem);--tick-count:${tickCount};--day-count:${tickCount / hoursPerDay};${customProperties(colors.light)}}` +
        `@media (prefers-color-scheme:dark){:root{${customProperties(colors.dark)}}}` +
        '@media (prefers-contrast:more){:root{--muted:var(--ink);--line:var(--ink);--signal-ink:var(--ink);--dusk:var(--moon);--night-line:var(--moon);--signal-night:var(--moon)}}' +
        // The visitor's own colours: backgrounds become the canvas, signal colours that of links.
        `@media (forced-colors:active){:root{${customProperties(forcedColors)}}}` +
        `@media print{:root{color-scheme:light;${customProperties(colors.light)};--paper:white;${printedNight}}}` +
        `html{font-family:${sans}}` +
        termStyles +
        plainTermStyles,
    },
  ],
  theme: {
    colors: Object.fromEntries(names.map((name) => [name, `var(--${name})`])),
    fontFamily: {
      sans,
      display: "'Bricolage Grotesque',display-fallback,display-dejavu,'Instrument Sans',system-ui",
    },
    // In rem, so that visitors who read larger text get the narrower layout.
    breakpoints: { sm: '40rem', md: '48rem', lg: '64rem', xl: '80rem' },
    borderRadius: { card: '1.25rem', button: '0.625rem' },
  },
  shortcuts: [shortcuts, ...short.shortcuts],
  // Words of the code that read like utilities.
  blocklist: [
    'h1',
    'h2',
    'h23',
    'inline',
    'm2.5',
    'm3',
    'ms',
    'ring',
    'tab',
    'table',
    'transform',
    'visible',
  ],
});
