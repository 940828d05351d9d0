import { globSync, readFileSync } from 'node:fs';
import {
  createGenerator,
  defineConfig,
  expandVariantGroup,
  presetWind3,
  transformerCompileClass,
  transformerVariantGroup,
  type UserConfig,
} from 'unocss';
import { plans } from './src/facts/business.ts';
import { colors } from './src/facts/theme.ts';
import { commitmentField } from './src/parameters.ts';
import { commitmentMonths, monthByMonth } from './src/prices/commitment-price.ts';

function customProperties(palette: Record<string, string>): string {
  return Object.entries(palette)
    .map(([name, value]) => `--${name}: ${value};`)
    .join(' ');
}

/** Every size of text, for utilities such as `text-note`. */
const textSizes = {
  // Labels, notes and body text; what introduces a section, and the wordmark.
  tag: '0.8125rem',
  note: '0.9375rem',
  body: '1.0625rem',
  lead: 'clamp(1.0625rem, 1.4vw, 1.25rem)',
  // Titles of small parts, of services and steps, and of sections. Prices are as large.
  title: 'min(clamp(1.375rem, 1.9vw, 1.75rem), 10vw)',
  item: 'min(clamp(1.375rem, 2.5vw, 2.25rem), 10vw)',
  section: 'var(--text-section)',
  // Figures, the result of the case study, and glyphs as large as drawings.
  figure: 'min(clamp(2.75rem, 4.4vw, 4.5rem), 16vw)',
  result: 'clamp(6rem, 11vw, 10rem)',
  mark: 'min(22rem, 64vw)',
};

/** The sizes of what `src/styles` describes. The title of the hero has its own (`.display-1`). */
const sizedElements = {
  body: 'body',
  '.eyebrow': 'tag',
  '.lead': 'lead',
  '.display-3': 'title',
  '.item-title': 'item',
  '.display-2': 'section',
} as const;

const textStyles = Object.entries(sizedElements)
  .map(([selector, size]) => `${selector} { font-size: ${textSizes[size]} }`)
  .join('\n');

/** The colours as custom properties. `:where()` lets `:root` in a stylesheet override them. */
const root = `
:where(:root) {
  ${customProperties(colors.light)}
  --text-section: min(clamp(2rem, 3.3vw, 3.75rem), 9vw);
}
@media screen and (prefers-color-scheme: dark) {
  :where(:root) { ${customProperties(colors.dark)} }
}`;

/** Hides each `[data-shown-for]` without the chosen commitment. */
const commitmentStyles = commitmentMonths
  .map(
    (months) =>
      `#pricing:has([name=${commitmentField}][value="${months}"]:checked) [data-shown-for]:not([data-shown-for~="${months}"]) { display: none }`,
  )
  .join('\n');

/** Without `:has()`, shows the monthly prices and no choice. */
const monthlyStyles = `
@supports not selector(:has(*)) {
  [data-shown-for]:not([data-shown-for~="${monthByMonth}"]), #pricing fieldset > :not(p) { display: none }
}`;

/**
 * Up to four plans are one row, more are rows of three; on a tablet, two are. A last card that would
 * stand alone is twice as wide. A long price makes its column wider.
 */
function planGrid(count: number): string {
  const columns = count > 4 ? 3 : count;
  const grid = `grid gap-x-[var(--gutter)] sm:grid-cols-2 xl:grid-cols-[repeat(${columns},minmax(min-content,1fr))] print:grid-cols-4!`;
  const isOdd = count % 2 === 1;
  return isOdd ? `${grid} ${count > 4 ? 'sm' : 'sm:max-xl'}:[&>:last-child]:col-span-2` : grid;
}

const shortcuts: Record<string, string> = {
  // Twelve columns from 1024 pixels on. Grids with equal columns and the same gap share their
  // lines.
  'grid-12': 'grid gap-x-[var(--gutter)] lg:grid-cols-12',
  'panel-padding': 'p-[var(--inset)]',
  // `--ring` is the diameter of the hero's ring, and `--ring-end` its distance from the window's
  // edge. The caption, as wide as the ring or wider, starts where the ring does and ends with the
  // page's column, as does the ring, which reaches into the margin of a very wide window by `--bleed`.
  // `--text` is the width beside.
  'hero-measures':
    '[--ring:min(18rem,74vw)] md:([--ring:clamp(19.5rem,min(100svh-17.75rem,42vw-7.5rem,26vw+5rem+var(--bleed,0px)),44rem)] [--caption:max(19.5rem,var(--ring)-var(--bleed,0px))] [--ring-end:calc(var(--edge)+var(--caption)-var(--ring))] [--text:min(66rem,100vw-2*var(--edge)-var(--caption))]) min-[100rem]:[--bleed:calc(var(--edge)-var(--margin))]',
  'hero-text': 'md:max-lg:px-[var(--margin)] lg:max-w-[var(--text)]',
  'below-ring': 'lg:(ms-auto w-[var(--caption)])',
  'play-button':
    'h-full aspect-square rounded-full cursor-pointer focus-visible:outline-offset--12 grow-on-hover [&:hover>svg]:fill-signal-ink',
  // The focus ring of a visually hidden input, around the element that represents it.
  'inner-focus': '[&:has(input:focus-visible)]:(outline outline-3 outline-signal)',
  wordmark: 'text-lead leading-[1.4] tracking-[-0.02em]',
  // The days of the ruler: rows of three cells on a phone, else one row.
  'day-list':
    'grid grid-cols-[auto_minmax(0,18rem)_auto] max-md:justify-start gap-x-[min(1rem,3vw)] gap-y-3 md:(flex gap-0 me-[16%])',
  // Radio buttons as a segmented control.
  segments: 'grid grid-cols-2 md:grid-cols-[1.5fr_1fr_1fr_1fr] gap-1 p-1',
  segment:
    'relative flex flex-col justify-center rounded-button cursor-pointer [&:has(input:checked)]:(bg-ink text-paper) [&:not(:has(input:checked)):hover]:text-signal-ink',
  // Three quotes per row; the last ones share the remaining space.
  'wall-quote':
    'md:max-lg:last:even:col-span-2 lg:(col-span-2 last:[&:nth-child(3n+2)]:col-span-6 last:[&:nth-child(3n)]:col-span-3 [&:nth-child(3n+2):nth-last-child(2)]:col-span-3)',
  // Stacks title, card and what follows. From 1024 pixels on, the card is beside both.
  'contact-grid':
    'grid content-start grid-cols-[minmax(0,1fr)] items-start gap-x-[var(--gutter)] gap-y-10 media-low:gap-y-5 lg:(gap-y-6 grid-rows-[auto_1fr] grid-cols-2)',
  'plan-grid': planGrid(plans.length),
  // The card of the contact page in every state.
  'form-card': 'rounded-panel b-1 b-line bg-surface overflow-hidden',
  'form-card-padding': 'p-[clamp(1.25rem,3vw,2.5rem)]',
  // Keeps the label visible below the header when the input receives focus.
  'input-box':
    'w-full min-h-12 px-4 rounded-button bg-paper b-1 b-muted scroll-mt-24 scroll-mb-24 placeholder:(text-muted opacity-85 contrast-more:opacity-100) aria-[invalid]:(b-2 b-signal-ink)',
  // A scrollable list that fades out at the bottom.
  'scroll-fade':
    'overflow-y-auto scroll-pb-10 [mask:linear-gradient(#000_calc(100%-2.5rem),transparent)]',
  'grow-on-hover': '[transition:scale_0.15s] hover:[scale:1.05]',
  'pricing-panel': 'mt-4 lg:mt-[var(--gutter)] grid-12 gap-y-8 rounded-panel panel-padding lg:px-0',
  // The red on-air light of a studio. Automatic blinking for longer than five seconds would require
  // a control to stop it (WCAG 2.2, 2.2.2).
  'tally-light':
    'shrink-0 size-2.5 rounded-full bg-signal motion-safe:[animation:tally_1.6s_ease-in-out_3]',
  // Some covers have edges in the colour of the page.
  cover: 'outline outline-1 [outline-offset:-1px] outline-line',
  // Portraits may have dark backgrounds. In dark mode a rim separates them from the page.
  portrait: '@dark:(outline outline-2 [outline-offset:-2px] outline-muted)',
  // 65 characters. Not in `ch`, since the fallback font has another width.
  prose: 'max-w-[36em]',
  'menu-link':
    'inline-flex items-center min-h-11 px-2 lg:max-xl:px-1 no-underline hover:underline underline-offset-6 decoration-2 decoration-signal aria-[current]:underline lg:max-xl:text-tag xl:text-note',
  'foot-link':
    'inline-flex items-center min-h-11 py-1.5 leading-snug no-underline hover:underline aria-[current]:(underline underline-offset-4 decoration-2 decoration-signal)',
};

/** What decides which words are utilities. */
const vocabulary = {
  presets: [presetWind3({ preflight: false })],
  // The preset's own rule would need a dozen variables on every element. So would its utilities
  // that rotate, scale and translate. These are written as properties, `[rotate:45deg]`.
  rules: [
    ['tabular-nums', { 'font-variant-numeric': 'tabular-nums' }],
    // As a theme, the sizes of text would reset the line height.
    [
      RegExp(`^text-(${Object.keys(textSizes).join('|')})$`),
      ([, name]) => ({ 'font-size': textSizes[name as keyof typeof textSizes] }),
    ],
  ],
  theme: {
    colors: Object.fromEntries(Object.keys(colors.light).map((name) => [name, `var(--${name})`])),
    fontFamily: { sans: 'var(--sans)', display: 'var(--display)' },
    // In rem, so that visitors with larger text get the narrower layout.
    breakpoints: { sm: '40rem', md: '48rem', lg: '64rem', xl: '80rem' },
    media: {
      // What visitors without JavaScript see.
      'no-js': '(scripting: none)',
      // Phones with a short viewport, where the main content comes first.
      low: '(max-width: 40rem) and (max-height: 48rem)',
    },
    borderRadius: { panel: '1.25rem', button: '0.625rem' },
  },
  shortcuts,
} satisfies UserConfig;

/** Matches a `className="…"`, and a string that begins with `:uno:`. */
const trigger = /(["'])(?:(?<=className=")|:uno: )((?:(?!\1).)+)\1/gs;

/**
 * Returns a function that names a list of utilities by its index among the lists of our sources, sorted
 * by path. Builds of the same sources then have the same names, so that caches stay valid. A hash would
 * do that too, but costs 0.4 kB a page and 0.7 kB of CSS.
 */
async function numberLists(): Promise<(utilities: string) => string> {
  const uno = await createGenerator(vocabulary);
  const lists = new Set<string>();
  for (const path of globSync('src/**/*.{ts,tsx}').sort()) {
    for (const [, , list = ''] of readFileSync(path, 'utf8').matchAll(trigger)) {
      const words = expandVariantGroup(list).match(/\S+/g) ?? [];
      const styles = await Promise.all(words.map((word) => uno.parseToken(word)));
      lists.add(words.filter((_, index) => styles[index]).join(' '));
    }
  }
  const ordered = [...lists];
  return (utilities) => {
    const index = ordered.indexOf(utilities);
    if (index < 0) throw new Error(`No source has the list of utilities "${utilities}"`);
    return index.toString(36);
  };
}

export default defineConfig({
  ...vocabulary,
  // Only compiled lists. In all other text, words such as `table` would be taken for utilities.
  extractorDefault: null,
  transformers: [
    // Compiles the utilities of a list into one class. Lists of them took a quarter of a page's
    // bytes. Classes that our stylesheets select must be unknown to UnoCSS, so that they keep their
    // names.
    transformerCompileClass({
      trigger,
      classPrefix: 'u',
      // The dev server transforms each environment on its own, so indices would differ there.
      ...(process.env.NODE_ENV === 'production' && { hashFn: await numberLists() }),
    }),
    transformerVariantGroup(),
  ],
  content: { pipeline: { include: [/src\/.*\.tsx?($|\?)/] } },
  preflights: [{ getCSS: () => root + textStyles + commitmentStyles + monthlyStyles }],
});
