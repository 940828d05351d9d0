import { globSync, readFileSync } from 'node:fs';
import { createGenerator, expandVariantGroup } from 'unocss';
import { describe, expect, it } from 'vitest';
import { colors, nightColors, themeColors } from '../../src/site/theme.ts';
import config from '../../uno.config.ts';

const sources = globSync('src/**/*.tsx').map((path) => readFileSync(path, 'utf8'));
const stylesheets = globSync('src/styles/*.css').map((path) => readFileSync(path, 'utf8'));
const selected = new Set(stylesheets.join('').match(/(?<=\.)[a-z][\w-]*/g));

/** What utilities like `group-hover:` look for. */
const mark = 'group';

const names = new Set(
  sources
    .flatMap((source) => source.match(/(?<=className=(?:"|\{`))[^"`]+/g) ?? [])
    .map((classes) => classes.replace(/\S*\$\{.*?\}\S*/gs, ''))
    .flatMap((classes) => expandVariantGroup(classes).match(/\S+/g) ?? []),
);

it('every class of a component has a style', async () => {
  expect(names.size).toBeGreaterThan(300);
  const generator = await createGenerator(config);
  const unknown: string[] = [];
  for (const name of names) {
    const known = selected.has(name) || name === mark || (await generator.parseToken(name));
    if (!known) unknown.push(name);
  }
  expect(unknown).toEqual([]);
});

it('UnoCSS, which would rename it, knows no class that a stylesheet selects', async () => {
  const generator = await createGenerator(config);
  for (const name of selected) expect(await generator.parseToken(name), name).toBeFalsy();
});

it('no style tells left from right, so that a language may run either way', () => {
  const utility =
    /^(.*:)?-?([mp][lr]|left|right|text-left|text-right|border-[lr]|rounded-[lr])(-|$)/;
  expect([...names].filter((name) => utility.test(name))).toEqual([]);
  const declaration = /((margin|padding|border)-(left|right)|(text-align|float): (left|right)).*/g;
  expect(stylesheets.join('').match(declaration)).toBeNull();
});

/** The channels of an oklch colour as sRGB bytes (CSS Color 4, 10.4). */
function bytes(oklch: string): number[] {
  const [lightness = 0, chroma = 0, hue = 0] = oklch.match(/[\d.]+/g)?.map(Number) ?? [];
  const angle = (hue * Math.PI) / 180;
  const [a, b] = [chroma * Math.cos(angle), chroma * Math.sin(angle)];
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ].map((linear) => {
    const clamped = Math.min(1, Math.max(0, linear));
    const encoded = clamped <= 0.0031308 ? 12.92 * clamped : 1.055 * clamped ** (1 / 2.4) - 0.055;
    return encoded * 255;
  });
}

describe('colours', () => {
  it.each([
    ...Object.entries(nightColors).map(([name, hex]) => [
      name,
      hex,
      colors.light[name as keyof typeof nightColors],
    ]),
    ['light theme', themeColors.light, colors.light.paper],
    ['dark theme', themeColors.dark, colors.dark.paper],
  ])('%s is the same in sRGB as in oklch', (_, hex, oklch) => {
    const shown = hex.match(/[\da-f]{2}/g)?.map((pair) => Number.parseInt(pair, 16)) ?? [];
    expect(shown).toHaveLength(3);
    for (const [channel, byte] of bytes(oklch).entries()) {
      expect(Math.abs(byte - (shown[channel] ?? Number.NaN))).toBeLessThanOrEqual(1);
    }
  });
});
