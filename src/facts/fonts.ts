const display = '@fontsource/bricolage-grotesque/files/bricolage-grotesque';
const text = '@fontsource/instrument-sans/files/instrument-sans';
const variableText = '@fontsource-variable/instrument-sans/files/instrument-sans';

/**
 * The files of the brand's two fonts. `@font-face`, preloads and cards import them as
 * `@fonts/{name}`. Pages use WOFF2. Cards use static WOFF, the only kind that their renderer reads,
 * and a second file each with the letters beyond Western Europe.
 */
export const fontFiles: Readonly<Record<string, string>> = {
  'display.woff2': `${display}-latin-800-normal.woff2`,
  'text.woff2': `${variableText}-latin-wght-normal.woff2`,
  'card-display.woff': `${display}-latin-800-normal.woff`,
  'card-display-ext.woff': `${display}-latin-ext-800-normal.woff`,
  'card-text.woff': `${text}-latin-600-normal.woff`,
  'card-text-ext.woff': `${text}-latin-ext-600-normal.woff`,
};

export const fontAliases = Object.entries(fontFiles).map(([name, replacement]) => ({
  find: new RegExp(`^@fonts/${name}(?=$|\\?)`),
  replacement,
}));
