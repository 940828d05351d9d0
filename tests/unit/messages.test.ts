import { describe, expect, it } from 'vitest';
import { compareMessages, unusedIds } from '../../src/build/check-messages.ts';
import { type Asts, placeholders } from '../../src/build/messages.ts';

const text = (value: string) => ({ type: 0 as const, value, location: undefined });
const argument = (value: string) => ({ type: 1 as const, value, location: undefined });
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

describe('unusedIds', () => {
  it('knows plain ids and templates', () => {
    const source = "t('a.title'); t(`nav.${section}`); t(`plan.${plan.id}.text`)";
    const ids = ['a.title', 'nav.about', 'plan.one.text', 'plan.one.title', 'gone'];
    expect(unusedIds(ids, [source])).toEqual(['plan.one.title', 'gone']);
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
