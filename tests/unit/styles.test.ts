import { globSync, readFileSync } from 'node:fs';
import { createGenerator, expandVariantGroup, type SourceCodeTransformer } from 'unocss';
import { expect, it, vi } from 'vitest';
import { colors, nightColors, themeColors } from '#src/facts/theme.ts';
import config from '../../uno.config.ts';

const sources = globSync('src/**/*.tsx').map((path) => readFileSync(path, 'utf8'));
const stylesheets = globSync('src/styles/*.css').map((path) => readFileSync(path, 'utf8'));
const selected = new Set(stylesheets.join('').match(/(?<=\.)[a-z][\w-]*/g));

/** The marker class of utilities like `group-hover:`. */
const mark = 'group';

const names = new Set(
  sources
    .flatMap((source) => source.match(/(?<=className=(?:"|\{`))[^"`]+/g) ?? [])
    .map((classes) => classes.replace(/\S*\$\{.*?\}\S*/gs, ''))
    .flatMap((classes) => expandVariantGroup(classes).match(/\S+/g) ?? []),
);

it('has a style for every class of a component', async () => {
  const generator = await createGenerator(config);
  const unknown: string[] = [];
  for (const name of names) {
    const known = selected.has(name) || name === mark || (await generator.parseToken(name));
    if (!known) unknown.push(name);
  }
  expect(unknown).toEqual([]);
});

it('selects in stylesheets only classes that UnoCSS does not rename', async () => {
  const generator = await createGenerator(config);
  for (const name of selected) expect(await generator.parseToken(name), name).toBeFalsy();
});

/** Converts `oklch(lightness chroma hue)` to sRGB as CSS Color 4 does: `#db2d23`. */
function toHex(oklch: string): string {
  const [lightness = 0, chroma = 0, hue = 0] = oklch.match(/[\d.]+/g)?.map(Number) ?? [];
  const a = chroma * Math.cos((hue * Math.PI) / 180);
  const b = chroma * Math.sin((hue * Math.PI) / 180);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const linear = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
  const channels = linear.map((value) => {
    const encoded = value > 0.0031308 ? 1.055 * value ** (1 / 2.4) - 0.055 : 12.92 * value;
    const byte = Math.round(Math.min(Math.max(encoded, 0), 1) * 255);
    return byte.toString(16).padStart(2, '0');
  });
  return `#${channels.join('')}`;
}

it('the colours of cards and of the browser’s own UI are those of the palette', () => {
  const { night, signal, moon, dusk, paper } = colors.light;
  const inRgb = { night, signal, moon, dusk };
  for (const [name, color] of Object.entries(inRgb)) Object.assign(inRgb, { [name]: toHex(color) });
  expect(nightColors).toEqual(inRgb);
  expect(themeColors).toEqual({ light: toHex(paper), dark: toHex(colors.dark.paper) });
});

/** Returns the classes that a build gives to the given sources, in their order. */
async function compileClasses(sources: readonly string[]): Promise<string[][]> {
  vi.resetModules();
  const { default: config } = await import('../../uno.config.ts');
  const [transformer] = config.transformers as SourceCodeTransformer[];
  const context = { uno: await createGenerator(config), tokens: new Set(), invalidate() {} };
  const compiled: string[][] = [];
  for (const original of sources) {
    const classes: string[] = [];
    const source = {
      original,
      overwrite: (_from: number, _to: number, text: string) => classes.push(text),
    };
    await transformer?.transform(source as never, 'source.tsx', context as never);
    compiled.push(classes);
  }
  return compiled;
}

it('names classes alike in every build, in whatever order Vite reads the sources', async () => {
  vi.stubEnv('NODE_ENV', 'production');
  const classes = await compileClasses(sources);
  expect(new Set(classes.flat()).size).toBeGreaterThan(100);
  expect((await compileClasses(sources.toReversed())).toReversed()).toEqual(classes);
});
