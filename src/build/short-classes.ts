import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expandVariantGroup, type SourceCodeTransformer, type StaticShortcut } from 'unocss';
import { type ESTree, parseSync, Visitor } from 'vite';

/** Classes as a component writes them: in a `className`, a part of it, or a choice in it. */
type ClassText = { start: number; text: string };

/**
 * For UnoCSS: short names for the classes of components, the most used first. Utilities that stand
 * together get one name, a shortcut its own: `class="shell flex gap-2"` becomes `class="a b"`.
 * Lists of utilities took a quarter of a page's bytes. The same sources give the same names. Names
 * that `keepsName` accepts stay as they are, and so do names in variables.
 */
export function shortClasses(
  paths: readonly string[],
  shortcuts: Readonly<Record<string, string>>,
  keepsName: (name: string) => boolean,
): { transformer: SourceCodeTransformer; shortcuts: StaticShortcut[] } {
  const partsOf = (text: string): string[] => {
    const classes = expandVariantGroup(text).trim().split(/\s+/);
    const isUtility = (name: string) => !keepsName(name) && !(name in shortcuts);
    const utilities = classes.filter(isUtility).sort().join(' ');
    return [...classes.filter((name) => !isUtility(name)), utilities].filter(Boolean);
  };

  const uses = new Map<string, number>();
  for (const path of paths) {
    const texts = classTexts(path, readFileSync(path, 'utf8'));
    for (const part of texts.flatMap(({ text }) => partsOf(text))) {
      if (!keepsName(part)) uses.set(part, (uses.get(part) ?? 0) + 1);
    }
  }
  const byUse = [...uses].sort(([, a], [, b]) => b - a);
  const names = new Map(byUse.map(([part], place) => [part, shortName(place)]));
  const files = new Set(paths.map((path) => resolve(path)));
  return {
    transformer: {
      name: 'site:short-classes',
      enforce: 'pre',
      idFilter: (id) => files.has(resolve(withoutQuery(id))),
      transform(code, id) {
        for (const { start, text } of classTexts(withoutQuery(id), code.original)) {
          const short = partsOf(text).map((part) => names.get(part) ?? part);
          code.overwrite(start, start + text.length, short.join(' '));
        }
      },
    },
    shortcuts: [...names].map(([part, name]) =>
      // Utilities stay in their own layer, so that they outrank shortcuts as before.
      part in shortcuts ? [name, part] : [name, part, { layer: 'default' }],
    ),
  };
}

/** The texts in the `className`s of a component. */
export function classTexts(path: string, source: string): ClassText[] {
  const texts: ClassText[] = [];
  const attributes = new Visitor({
    JSXAttribute({ name, value }) {
      if (name.name === 'className' && value) texts.push(...textsOf(value));
    },
  });
  attributes.visit(parseSync(path, source).program);
  return texts.filter(({ text }) => text !== '');
}

function textsOf(node: ESTree.Node): ClassText[] {
  switch (node.type) {
    case 'Literal':
      return typeof node.value === 'string' ? [{ start: node.start + 1, text: node.value }] : [];
    case 'JSXExpressionContainer':
      return textsOf(node.expression);
    case 'ConditionalExpression':
      return [...textsOf(node.consequent), ...textsOf(node.alternate)];
    case 'TemplateLiteral':
      return [...node.quasis.flatMap(partOf), ...node.expressions.flatMap(textsOf)];
    default:
      return [];
  }
}

/** The classes of a part of a template, without the space around them. */
function partOf({ start, value, tail }: ESTree.TemplateElement, place: number): ClassText[] {
  const text = value.raw.trim();
  const standsAlone =
    (place === 0 || /^\s|^$/.test(value.raw)) && (tail || /\s$|^$/.test(value.raw));
  return standsAlone ? [{ start: start + 1 + value.raw.indexOf(text), text }] : [];
}

const letters = [...'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ'];

/** a, b, … Z, aa, ab, … */
function shortName(place: number): string {
  const rest = Math.floor(place / letters.length);
  return (rest > 0 ? shortName(rest - 1) : '') + letters[place % letters.length];
}

function withoutQuery(id: string): string {
  return id.replace(/\?.*/, '');
}
