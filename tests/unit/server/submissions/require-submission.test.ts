import { Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import { hiddenFields } from '../../../../src/contact/fields.ts';
import { parseFields } from '../../../../src/contact/schema.ts';
import type { RequestEnvironment } from '../../../../src/server/request-environment.ts';
import { resolveRoute } from '../../../../src/server/resolve-route.ts';
import { actionPath } from '../../../../src/server/submissions/action-protocol.ts';
import { requireSubmission } from '../../../../src/server/submissions/require-submission.ts';
import { person } from '../../contact/form.ts';

const call = actionPath('abc#submit');
// Node's parser takes none of less than 27 characters.
const boundary = '----FormBoundary0123456789abcdef';
const type = `multipart/form-data; boundary=${boundary}`;

type Field = [name: string, value: string, file?: string];

/** A body as it goes over the wire, so that nothing is corrected on the way. */
function raw(fields: readonly Field[]): string {
  const parts = fields.map(([name, value, file]) => {
    const filename = file === undefined ? '' : `; filename="${file}"`;
    return `--${boundary}\r\nContent-Disposition: form-data; name="${name}"${filename}\r\n\r\n${value}\r\n`;
  });
  return `${parts.join('')}--${boundary}--\r\n`;
}

const key = '01234567-89ab-4def-8123-456789abcdef';

const filled: Field[] = [
  ['ref', 'CODE'],
  ['locale', 'fr'],
  ['key', key],
  [hiddenFields.honeypot, ''],
  ...Object.entries(person),
];
const called: Field[] = [
  ...filled.map(([name, value]): Field => [`_1_${name}`, value]),
  ['0', '["$K1"]'],
];

const app = new Hono<RequestEnvironment>()
  .use(resolveRoute(), requireSubmission())
  .post('*', async (c) => {
    const { submission, refusal } = c.var;
    if (refusal) return c.json({ method: c.req.raw.method, refusal });
    return c.json({ submission, body: c.var.route ? [] : [...(await c.req.formData())] });
  });

const post = async (path: string, fields: readonly Field[], headers: HeadersInit = {}) =>
  app.request(path, {
    method: 'POST',
    body: raw(fields),
    headers: { 'Content-Type': type, ...headers },
  });

const both = [
  { way: 'a posted document', path: '/fr/contact', fields: filled, prefix: '' },
  { way: 'a call', path: call, fields: called, prefix: '_1_' },
] as const;

describe.each(both)('$way', ({ path, fields, prefix }) => {
  const refusal = async (changed: readonly Field[]) => (await post(path, changed)).text();
  const status = async (changed: readonly Field[], headers?: HeadersInit) =>
    (await post(path, changed, headers)).status;
  const replace = (name: string, ...by: Field[]) =>
    fields.flatMap((field) => (field[0] === prefix + name ? by : [field]));

  it('is parsed once; the framework gets of a call an envelope with nothing in it', async () => {
    const response = await post(path, fields, { 'X-Kept': 'yes' });
    expect(await response.json()).toEqual({
      submission: {
        entered: person,
        parsed: parseFields(person),
        code: 'CODE',
        locale: 'fr',
        key,
        flagged: false,
        complete: true,
      },
      body: prefix ? [['0', '["$K1"]']] : [],
    });
  });

  it('names the affiliate as the table does, in whatever case and with whatever around', async () => {
    const response = await post(path, replace('ref', [`${prefix}ref`, ' “code”. ']));
    expect(await response.json()).toMatchObject({ submission: { code: 'CODE' } });
  });

  it('is flagged if the honeypot is filled in', async () => {
    const filledIn = replace(hiddenFields.honeypot, [prefix + hiddenFields.honeypot, 'x']);
    const response = await post(path, filledIn);
    expect(await response.json()).toMatchObject({ submission: { flagged: true } });
  });

  it.each(filled.map(([name]) => name))('is refused with two of %s', async (name) => {
    expect(await refusal([...fields, [prefix + name, 'x']])).toBe('400 Bad Request');
  });

  it.each<[string, Field[]]>([
    ['an unknown field', [...fields, [`${prefix}more`, '']]],
    ['a field named __proto__', [...fields, [`${prefix}__proto__`, '{}']]],
    ['__proto__ in place of a name', replace('firstName', [`${prefix}__proto__`, 'x'])],
    ['a field name of 10 kB', [...fields, [prefix + 'n'.repeat(10_240), '']]],
    ['a file for a text', replace('firstName', [`${prefix}firstName`, 'Zoë', 'a.txt'])],
    [
      'an empty file for a text',
      replace(hiddenFields.honeypot, [prefix + hiddenFields.honeypot, '', '']),
    ],
  ])('is refused with %s', async (_name, changed) => {
    expect(await refusal(changed)).toBe('400 Bad Request');
  });

  it('may hold a text that is too long, so that the form itself says so', async () => {
    const response = await post(path, replace('email', [`${prefix}email`, 'x'.repeat(1001)]));
    expect(await response.json()).toMatchObject({
      submission: { parsed: { success: false, reasons: { email: 'tooLong' } } },
    });
  });

  it.each(Object.keys(person))('may hold a %s that begins with a dollar sign', async (name) => {
    const response = await post(path, replace(name, [prefix + name, '$F1']));
    expect(await response.json()).toMatchObject({ submission: { entered: { [name]: '$F1' } } });
  });

  it.each<[string, Field[]]>([
    ...filled.map(([name]): [string, Field[]] => [`no ${name}`, replace(name)]),
    ['an unknown language', replace('locale', [`${prefix}locale`, 'xx'])],
    ['a language of every object', replace('locale', [`${prefix}locale`, 'constructor'])],
    ['a key that is none', replace('key', [`${prefix}key`, 'mine'])],
    ['a reference for a key', replace('key', [`${prefix}key`, '$F1'])],
    ['more behind a key', replace('key', [`${prefix}key`, `${key}x`])],
  ])('is refused with %s; a document by its page, with the values kept', async (_name, changed) => {
    const response = await post(path, changed);
    expect(response.status).toBe(400);
    if (prefix) {
      expect(await response.text()).toBe('400 Bad Request');
    } else {
      const entered = Object.fromEntries(changed.filter(([name]) => name in person));
      expect(await response.json()).toMatchObject({ method: 'GET', refusal: { entered } });
    }
  });

  it.each([
    { 'Content-Type': 'application/x-www-form-urlencoded' },
    { 'Content-Type': `${type}, text/plain` },
    { 'Content-Encoding': 'gzip' },
  ])('is refused with %o', async (headers) => {
    expect(await status(fields, headers)).toBe(415);
  });

  it('is refused if it is no multipart at all', async () => {
    const init = { method: 'POST', body: 'garbage', headers: { 'Content-Type': type } };
    expect((await app.request(path, init)).status).toBe(400);
  });
});

it.each<[Field[], number]>([
  [[['$ACTION_ID_abc#submit', ''], ...filled], 404],
  [[...filled, ['$ACTION_REF_1', '']], 404],
  [[['$ACTION_REF_1', ''], ['$ACTION_1:0', '{}'], ...filled], 404],
  [[['$ACTION_KEY', 'k'], ...filled], 404],
  [called, 400],
])('a document names no action, and is no call (%#)', async (fields, status) => {
  expect((await post('/contact', fields)).status).toBe(status);
});
