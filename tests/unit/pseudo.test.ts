import { afterEach, describe, expect, it, vi } from 'vitest';
import { disguise, pseudoLanguage, pseudoVariable } from '../../src/build/pseudo.ts';
import { company } from '../../src/site.ts';
import { createTexts } from '../../src/texts.ts';
import { compileMessages, messageFile } from '../../src/tools/messages/compile.ts';
import { placeholders } from '../../src/tools/messages/types.ts';
import { stampInputs } from '../../src/tools/stamp.ts';

afterEach(() => vi.unstubAllEnvs());

const english = compileMessages(messageFile('en'));
const { t } = createTexts('en', english);

describe('disguise', () => {
  const accented = createTexts('en', disguise(english, 'accented'));

  it('writes every letter with an accent, between brackets', () => {
    expect(accented.t('nav.menu')).toMatch(/^\[Ṁé+ñû+\]$/);
    expect(accented.t('error.text')).not.toMatch(/[a-z]/i);
  });

  it('makes texts 40 % longer', () => {
    for (const id of ['error.text', 'faq.rights.answer', 'hero.subtitle'] as const) {
      expect(accented.t(id).length / t(id).length).toBeCloseTo(1.4, 1);
    }
  });

  it('leaves arguments, plurals and tags as they are', () => {
    const disguised = disguise(english, 'accented');
    for (const [id, ast] of Object.entries(english)) {
      expect(placeholders(disguised[id] ?? []), id).toEqual(placeholders(ast));
    }
    expect(accented.t('nav.home', { brand: company.brand })).toContain(company.brand);
    const episodes = (count: number) => accented.t('pricing.episodes', { count });
    expect(episodes(2)).toContain('2');
    expect(episodes(1).replace('1', '2')).not.toBe(episodes(2));
  });

  it('mirrored, runs from right to left', () => {
    const mirrored = createTexts('en', disguise(english, 'mirrored'));
    const [left, right] = ['\u202e', '\u202c'];
    expect(mirrored.t('nav.menu')).toBe(
      accented.t('nav.menu').replace('[', `[${left}`).replace(']', `${right}]`),
    );
  });
});

describe('the pseudo-language', () => {
  it('is what the switches of the command ask for', () => {
    const [pseudo, mirrored] = [true, true];
    const none = { pseudo: false, mirrored: false };
    expect(pseudoVariable(none)).toEqual({});
    expect(pseudoVariable({ ...none, pseudo })).toEqual({ PSEUDO: 'accented' });
    expect(pseudoVariable({ ...none, mirrored })).toEqual({ PSEUDO: 'mirrored' });
    expect(pseudoVariable({ pseudo, mirrored })).toEqual({ PSEUDO: 'mirrored' });
  });

  it('is none without the variable, and a known one with it', () => {
    vi.stubEnv('PSEUDO', '');
    expect(pseudoLanguage()).toBeUndefined();
    vi.stubEnv('PSEUDO', 'mirrored');
    expect(pseudoLanguage()).toBe('mirrored');
    vi.stubEnv('PSEUDO', 'klingon');
    expect(pseudoLanguage).toThrow('klingon');
  });

  it('gives a build another stamp, so that it counts as not built without it', () => {
    vi.stubEnv('PSEUDO', '');
    const plain = stampInputs();
    vi.stubEnv('PSEUDO', 'accented');
    expect(stampInputs()).not.toBe(plain);
  });
});
