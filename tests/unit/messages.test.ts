import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { TYPE } from '@formatjs/icu-messageformat-parser';
import { describe, expect, it, vi } from 'vitest';
import { localeCodes } from '../../src/locales.ts';
import { parseCatalogue } from '../../src/tools/messages/catalogue.ts';
import { type Asts, compileMessages } from '../../src/tools/messages/compile.ts';
import { messages } from '../../src/tools/messages/plugin.ts';
import { requireAllMessages } from '../../src/tools/messages/prepare.ts';
import { placeholders } from '../../src/tools/messages/types.ts';
import { missingMessages } from '../../src/tools/verify-build.ts';
import { newFolder } from './new-folder.ts';

const text = (value: string) => ({ type: TYPE.literal as const, value });
const argument = (value: string) => ({ type: TYPE.argument as const, value });
const asts = (value: object) => value as Asts;

describe('compileMessages', () => {
  const compile = (source: string) => {
    const file = join(newFolder(), 'en.json');
    writeFileSync(file, source);
    return compileMessages(file);
  };

  it('makes syntax trees', () => {
    expect(compile('{ "id": "Hello {name}" }').id).toEqual([text('Hello '), argument('name')]);
  });

  it('takes a file without messages', () => {
    expect(compile('{}')).toEqual({});
  });

  it.each([
    ['a plural without other', '{\n  "id": "{count, plural, one {#}}"\n}', '2:33 "id"'],
    ['an open argument', '{ "id": "\\u00a0Hello {name" }', '1:22 "id"'],
    ['an open tag', '{ "id": "<b>bold" }', '1:10 "id"'],
    ['an unknown kind', '{ "id": "{n, plurall, other {#}}" }', '1:14 "id"'],
    ['a missing comma', '{\n  "a": "A"\n  "b": "B"\n}', '3:3 "a"'],
    ['an open text', '{\n  "a": "A,\n}', '2:8 "a"'],
    ['a text that is none', '{ "a": 1 }', '1:8 "a"'],
    ['an id that comes twice', '{\n  "a": "A",\n  "a": "B"\n}', '3:3 "a"'],
    ['more than one object', '{ "a": "A" }\n{}', '2:1'],
    ['an empty file', '', '1:1'],
  ])('names file, place and id of %s, and no place in our code', (_, source, place) => {
    let thrown: unknown;
    try {
      compile(source);
    } catch (error) {
      thrown = error;
    }
    const { message, stack } = thrown as Error;
    expect(message).toMatch(new RegExp(`en\\.json:${place}: \\w.*$`));
    expect(stack).toBe(message);
  });
});

describe('messages', () => {
  it('gives a fault its place, for the browser to show', () => {
    const file = join(newFolder(), 'fr.json');
    writeFileSync(file, '{\n  "id": "{"\n}');
    const error = vi.fn();
    const { load } = messages() as { load: (this: object, id: string) => void };
    load.call({ addWatchFile: vi.fn(), error }, `${file}?ast`);
    expect(error).toHaveBeenCalledWith(
      expect.objectContaining({ id: file, loc: { file, line: 2, column: 10 } }),
    );
  });
});

describe('parseCatalogue', () => {
  it('knows where each text stands', () => {
    const source = '{\n  "a.b": "one \\"two\\"",\n  "c": "\\u00a0"\n}\n';
    const entries = parseCatalogue(source, 'en.json');
    expect(entries.map(({ id, text: words }) => [id, words])).toEqual([
      ['a.b', 'one "two"'],
      ['c', '\u00a0'],
    ]);
    for (const { raw, start } of entries) expect(source.startsWith(raw, start)).toBe(true);
  });
});

describe('requireAllMessages', () => {
  it('names the file and the message that a language lacks', () => {
    const folder = newFolder();
    const fileOf = (locale: string) => join(folder, `${locale}.json`);
    const write = (locale: string, messages: object) =>
      writeFileSync(fileOf(locale), JSON.stringify(messages));
    for (const locale of localeCodes) write(locale, { a: 'A', b: 'B' });
    expect(() => requireAllMessages(fileOf)).not.toThrow();
    write('fr', { a: 'A' });
    expect(() => requireAllMessages(fileOf)).toThrow(/fr\.json:1:1 "b": is missing here$/);
  });
});

describe('missingMessages', () => {
  it('finds in a log what pages asked for', () => {
    const line = JSON.stringify({ event: 'message', locale: 'fr', id: 'press.title' });
    const lines = ['workerd is up', JSON.stringify({ event: 'other' }), line, line];
    expect(missingMessages(lines)).toEqual([
      expect.stringMatching(/^i18n\/\*\.json "press\.title": /),
    ]);
  });
});

describe('placeholders', () => {
  it('looks into plurals and tags', () => {
    const plural = {
      type: TYPE.plural,
      value: 'count',
      options: { other: { value: [{ type: TYPE.pound }, argument('unit')] } },
    };
    const tag = { type: TYPE.tag, value: 'b', children: [plural] };
    const found = placeholders(asts({ m: [tag] }).m ?? []);
    expect([...found]).toEqual([
      ['b', 'Tag'],
      ['count', 'number'],
      ['unit', 'string | number'],
    ]);
  });
});
