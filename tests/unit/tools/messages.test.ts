import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from '@formatjs/icu-messageformat-parser';
import { describe, expect, it } from 'vitest';
import { compileMessages } from '#src/tools/messages/compile.ts';
import { placeholders } from '#src/tools/messages/types.ts';
import { newFolder } from '../new-folder.ts';

describe('compileMessages', () => {
  const compile = (source: string) => {
    const file = join(newFolder(), 'en.json');
    writeFileSync(file, source);
    return compileMessages(file);
  };

  it.each([
    ['a plural without other', '{ "id": "{count, plural, one {#}}" }', ' "id"'],
    ['an open argument', '{ "id": "Hello {name" }', ' "id"'],
    ['an open tag', '{ "id": "<b>bold" }', ' "id"'],
    ['a text that is not a string', '{ "id": 1 }', ' "id"'],
    ['a missing comma', '{\n  "a": "A"\n  "b": "B"\n}', ''],
    ['an empty file', '', ''],
  ])('names file and id of %s without a stack', (_, source, id) => {
    let thrown: unknown;
    try {
      compile(source);
    } catch (error) {
      thrown = error;
    }
    const { message, stack } = thrown as Error;
    expect(message).toMatch(new RegExp(`en\\.json${id}: \\w`));
    expect(stack).toBe(message);
  });
});

it('finds placeholders in plurals and tags', () => {
  const found = placeholders(parse('<b>{count, plural, other {# {unit}}}</b> {day, date}'));
  expect(Object.fromEntries(found)).toEqual({
    b: 'Tag',
    count: 'number',
    unit: 'string | number',
    day: 'Date',
  });
});
