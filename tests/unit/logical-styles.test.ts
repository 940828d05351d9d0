import { globSync, readFileSync } from 'node:fs';
import { createGenerator, expandVariantGroup } from 'unocss';
import { describe, expect, it } from 'vitest';
import config from '../../uno.config.ts';

/**
 * The declarations that distinguish left from right, as `selector: declaration`: a side whose
 * opposite is not given the same, shorthands with unequal sides, and alignment to a side.
 */
function sidedDeclarations(css: string): string[] {
  const rules = css.replaceAll(/\/\*.*?\*\//gs, '').matchAll(/([^{};]+)\{([^{}]*)\}/g);
  return [...rules].flatMap(([, selector = '', body = '']) => {
    const declarations = new Map(
      body.split(';').flatMap((declaration) => {
        const [, property, value] = declaration.match(/^\s*([\w-]+)\s*:\s*(.*?)\s*$/s) ?? [];
        return property && value ? [[property, value] as const] : [];
      }),
    );
    return [...declarations]
      .filter(([property, value]) => isSided(property, value, declarations))
      .map(([property, value]) => `${selector.trim()}: ${property}: ${value}`);
  });
}

function isSided(property: string, value: string, others: ReadonlyMap<string, string>): boolean {
  if (/\b(left|right)\b/.test(property)) {
    const opposite = property.replace(/left|right/, (side) => (side === 'left' ? 'right' : 'left'));
    return others.get(opposite) !== value;
  }
  if (/^(margin|padding|inset|border-\w+|scroll-\w+)$/.test(property)) {
    const [, right, , left = right] = value.split(/\s+(?![^(]*\))/);
    return left !== right;
  }
  return /^(text-align|float|clear|position-area|transform-origin)$/.test(property)
    ? /\b(left|right)\b/.test(value)
    : false;
}

describe('sidedDeclarations', () => {
  it.each(['.a{margin-left:1px}', '.a{left:0;right:1px}', '.a{inset:0 1px 0 0}'])(
    'finds %s',
    (css) => expect(sidedDeclarations(css)).not.toEqual([]),
  );

  it.each(['.a{left:0;right:0}', '.a{inset:0 1px}', '.a{padding-inline-start:1px}'])(
    'lets %s pass',
    (css) => expect(sidedDeclarations(css)).toEqual([]),
  );
});

describe('no style tells left from right, so that a language may run either way', () => {
  it('in utility classes', async () => {
    const generator = await createGenerator(config);
    const sources = globSync('src/**/*.tsx').map((path) => readFileSync(path, 'utf8'));
    const { css, matched } = await generator.generate(expandVariantGroup(sources.join('\n')));
    expect(matched.size).toBeGreaterThan(100);
    expect(sidedDeclarations(css)).toEqual([]);
  });

  it.each(globSync('src/styles/*.css'))('in %s', (path) => {
    expect(sidedDeclarations(readFileSync(path, 'utf8'))).toEqual([]);
  });
});
