import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { compareMessages, unusedIds } from '../../src/build/check-messages.ts';
import { type Asts, compileMessages, placeholders } from '../../src/build/messages.ts';

const text = (value: string) => ({ type: 0 as const, value });
const argument = (value: string) => ({ type: 1 as const, value });
const asts = (value: object) => value as Asts;

describe('compareMessages', () => {
  const english = asts({ hello: [text('Hello '), argument('name')], bye: [text('Bye')] });

  it('is content with the same ids and placeholders', () => {
    expect(compareMessages('fr', english, english)).toEqual([]);
  });

  it('names what is missing, foreign or of other placeholders', () => {
    const french = asts({ hello: [argument('nom')], adieu: [text('Adieu')] });
    expect(compareMessages('fr', french, english)).toEqual([
      'fr: "bye" is missing',
      'fr: "hello" takes {nom: string | number} instead of {name: string | number}',
      'fr: "adieu" is not in English',
    ]);
  });
});

describe('compileMessages', () => {
  const compile = (message: string) => {
    const file = join(mkdtempSync(join(tmpdir(), 'messages-')), 'en.json');
    writeFileSync(file, JSON.stringify({ id: message }));
    return compileMessages(file);
  };

  it('makes syntax trees', () => {
    expect(compile('Hello {name}').id).toMatchObject([text('Hello '), argument('name')]);
  });

  it.each(['{count, plural, one {#}}', 'Hello {name', '<b>bold', '{n, plurall, other {#}}'])(
    'refuses %s',
    (message) => {
      expect(() => compile(message)).toThrow();
    },
  );
});

describe('unusedIds', () => {
  it('knows plain ids and templates', () => {
    const source = "t('a.title'); t(`nav.${section}`); t(`plan.${plan.id}.text`)";
    const ids = ['a.title', 'nav.about', 'plan.one.text', 'plan.one.title', 'gone'];
    expect(unusedIds(ids, [source])).toEqual(['plan.one.title', 'gone']);
  });

  it('knows templates that begin with a value, and none that could be any id', () => {
    const source = 't(`${page}.meta.title`); `${folder}.${name}`; `${width}w`';
    const ids = ['about.meta.title', 'about.meta.text', 'covers.play'];
    expect(unusedIds(ids, [source])).toEqual(['about.meta.text', 'covers.play']);
  });
});

describe('placeholders', () => {
  it('looks into plurals and tags', () => {
    const plural = {
      type: 6,
      value: 'count',
      options: { other: { value: [{ type: 7 }, argument('unit')] } },
    };
    const tag = { type: 8, value: 'b', children: [plural] };
    const found = placeholders(asts({ m: [tag] }).m ?? []);
    expect([...found]).toEqual([
      ['b', 'Tag'],
      ['count', 'number'],
      ['unit', 'string | number'],
    ]);
  });
});
