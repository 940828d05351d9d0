import fc from 'fast-check';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { submitLead } from '#src/contact/action.ts';
import { hiddenFields } from '#src/contact/fields.ts';
import { requestContext } from '#src/request-context.ts';
import { createApp } from '#src/server/app.ts';
import { affiliate } from '../../affiliate.ts';
import { encodeMultipart, type Field, multipartType } from '../../multipart.ts';
import { person } from '../../person.ts';
import { failingDatabase } from '../leads/database.ts';
import { createEnvironment, storedLeads } from '../leads/environment.ts';
import { workerContext } from './worker-context.ts';

// The simulated delays have separate tests.
vi.mock('#src/timing.ts', async (original) => ({
  ...(await original<typeof import('#src/timing.ts')>()),
  sleep: async () => undefined,
}));

/** The request that the mocked framework renders. */
let rendered: Request;
vi.mock('waku/router/server', () => ({ unstable_getRequest: () => rendered }));

const key = '01234567-89ab-4def-8123-456789abcdef';

/** The entries that a browser posts without JavaScript; a call of the action sends them too. */
const filled: Field[] = [
  ['ref', affiliate.code],
  ['locale', 'fr'],
  ['key', key],
  [hiddenFields.honeypot, ''],
  ...Object.entries(person),
];
const called: Field[] = [
  ...filled.map(([name, value]): Field => [`_1_${name}`, value]),
  ['0', '["$K1"]'],
];

/** Mocks a framework that runs the action and returns the input of the rendered page. */
async function waku(request: Request): Promise<Response> {
  rendered = request;
  if (request.method !== 'POST') {
    const { posted } = requestContext();
    return new Response(JSON.stringify(posted), { headers: { 'Content-Type': 'text/html' } });
  }
  const entries = [...(await request.formData())];
  const form = new FormData();
  for (const [name, value] of entries.slice(1)) form.append(name.slice(3), value);
  return Response.json({ head: entries[0], result: await submitLead(form) });
}

const app = createApp(waku);
const origin = 'https://site.test';
let env: Env;

beforeEach(() => {
  for (const level of ['info', 'error'] as const) {
    vi.spyOn(console, level).mockImplementation(() => undefined);
  }
  env = createEnvironment().env;
});

async function post(
  path: string,
  body: Field[] | string | ReadableStream,
  headers: HeadersInit = {},
  worker = app,
) {
  const { context, finished } = workerContext();
  const init = {
    method: 'POST',
    body: Array.isArray(body) ? encodeMultipart(body) : body,
    duplex: 'half',
    headers: { Origin: origin, 'Content-Type': multipartType, ...headers },
  };
  const response = await worker.request(origin + path, init, env, context);
  const text = await response.text();
  await finished();
  return { status: response.status, headers: response.headers, body: text };
}

const page = '/fr/contact';
const call = '/RSC/F/abc/submit.txt';
const both = [
  { way: 'a posted document', path: page, fields: filled, prefix: '' },
  { way: 'a call of the action', path: call, fields: called, prefix: '_1_' },
] as const;

describe.each(both)('$way', ({ path, fields, prefix }) => {
  const replace = (name: string, ...by: Field[]) =>
    fields.flatMap((field) => (field[0] === prefix + name ? by : [field]));

  /** Expects a stored lead, and a response that confirms it. Returns the lead. */
  async function expectSent(response: Awaited<ReturnType<typeof post>>) {
    const [lead, ...others] = await storedLeads(env);
    expect(others).toEqual([]);
    const answer = JSON.parse(response.body);
    const panel = { props: { locale: 'fr', lead: { id: lead?.id } } };
    expect(answer).toMatchObject({ result: { status: 'sent', panel } });
    expect(response.status).toBe(200);
    if (prefix) expect(answer.head).toEqual(['0', '["$K1"]']);
    else expect(answer.code).toBe(affiliate.code);
    return lead;
  }

  it('stores what was entered', async () => {
    const spaced = replace('firstName', [`${prefix}firstName`, ` ${person.firstName} `]);
    expect(await expectSent(await post(path, spaced))).toMatchObject({
      locale: 'fr',
      affiliate: affiliate.code,
      first_name: person.firstName,
      last_name: person.lastName,
      email: person.email,
      phone: person.phone,
      honeypot_filled: 0,
    });
  });

  it('finds the affiliate regardless of the case of the code and of characters around it', async () => {
    await post(path, replace('ref', [`${prefix}ref`, ` “${affiliate.code.toLowerCase()}”. `]));
    expect(await storedLeads(env)).toMatchObject([{ affiliate: affiliate.code }]);
  });

  it('stores that the honeypot was filled in, and reports success', async () => {
    const name = prefix + hiddenFields.honeypot;
    const response = await post(path, replace(hiddenFields.honeypot, [name, 'x']));
    expect(await expectSent(response)).toMatchObject({ honeypot_filled: 1 });
  });

  it.each(['$F1', '$@0', '$K1', '["$K1"]$1:x', '$F1 {"a":"$B"}', '$Q1', '$undefined', '__proto__'])(
    'stores %s as plain text',
    async (text) => {
      await post(path, replace('lastName', [`${prefix}lastName`, text]));
      expect(await storedLeads(env)).toMatchObject([{ last_name: text }]);
    },
  );

  it.each<[string, Field[]]>([
    ...filled.map(([name]): [string, Field[]] => [
      `two of ${name}`,
      [...fields, [prefix + name, 'x']],
    ]),
    ['an unknown field', [...fields, [`${prefix}more`, '']]],
    ['a field named __proto__', [...fields, [`${prefix}__proto__`, '{}']]],
    ['__proto__ in place of a name', replace('firstName', [`${prefix}__proto__`, 'x'])],
    ['a field name of 10 kB', [...fields, [prefix + 'n'.repeat(10_240), '']]],
    ['a file for a text', replace('firstName', [`${prefix}firstName`, 'Zoë', 'a.txt'])],
    [
      'an empty file for a text',
      replace(hiddenFields.honeypot, [prefix + hiddenFields.honeypot, '', '']),
    ],
    ['the name of an action', [['$ACTION_ID_abc#submit', ''], ...fields]],
    ['a reference to an action', [['$ACTION_REF_1', ''], ['$ACTION_1:0', '{}'], ...fields]],
    ['the fields of the other way', prefix ? filled : called],
  ])('is refused with %s, and stores nothing', async (_what, changed) => {
    const response = await post(path, changed);
    expect([response.status, response.body]).toEqual([400, '400 Bad Request']);
    expect(await storedLeads(env)).toEqual([]);
  });

  it('is refused with any other fields', async () => {
    const names = fc.stringMatching(/^(0|1|_1_0|\$ACTION_KEY|[\w$:]{1,12})$/);
    const texts = fc.stringMatching(/^\$[@FTQWiKhBrRoO]?[\da-f]{1,3}(:\w{1,8})?$/);
    const others = fc.array(fc.tuple(names, texts), { minLength: 1, maxLength: 8 });
    await fc.assert(
      fc.asyncProperty(others, fc.boolean(), async (more, isFirst) => {
        const mixed = isFirst ? [...more, ...fields] : [...fields, ...more];
        expect((await post(path, mixed)).status).toBe(400);
      }),
    );
    expect(await storedLeads(env)).toEqual([]);
  });

  it.each<[string, Field[]]>([
    ...['ref', 'locale', 'key', hiddenFields.honeypot].map((name): [string, Field[]] => [
      `no ${name}`,
      replace(name),
    ]),
    ['an unknown language', replace('locale', [`${prefix}locale`, 'xx'])],
    [
      'a property of every object for a language',
      replace('locale', [`${prefix}locale`, 'constructor']),
    ],
    ['an invalid key', replace('key', [`${prefix}key`, 'mine'])],
    ['a reference for a key', replace('key', [`${prefix}key`, '$F1'])],
    ['text after the key', replace('key', [`${prefix}key`, `${key}x`])],
  ])('with %s stores nothing, and keeps what was entered', async (_what, changed) => {
    const response = await post(path, changed);
    expect(response.status).toBe(prefix ? 200 : 400);
    const { result } = JSON.parse(response.body);
    expect(result).toMatchObject({ status: 'failed', entered: person });
    expect(await storedLeads(env)).toEqual([]);
  });

  it.each(['firstName', 'lastName', 'email', 'phone'])(
    'without %s is as if that were empty',
    async (name) => {
      const response = await post(path, replace(name));
      expect(response.status).toBe(200);
      const { result } = JSON.parse(response.body);
      expect(result).toMatchObject({ status: 'invalid', entered: { ...person, [name]: '' } });
      expect(Object.keys(result.errors)).toEqual([name]);
      expect(await storedLeads(env)).toEqual([]);
    },
  );

  it.each([
    [413, 'x'.repeat(32 * 1024)],
    [413, new Blob(['x'.repeat(33 * 1024)]).stream()],
    [400, new Blob(['x']).stream()],
  ])(
    'is answered with %i if the body is too long or not ours, declared or not',
    async (status, body) => {
      const headers = typeof body === 'string' ? { 'Content-Length': '32769' } : {};
      expect((await post(path, body, headers)).status).toBe(status);
      expect(await storedLeads(env)).toEqual([]);
    },
  );

  it('is refused from another origin', async () => {
    const headers = { Origin: 'https://evil.example' };
    expect((await post(path, fields, headers)).status).toBe(403);
    expect(await storedLeads(env)).toEqual([]);
  });
});

it.each([
  { forms: true, pages: false, status: 200, sees: 'sent' },
  { forms: false, pages: true, status: 429, sees: 'limited' },
  { forms: false, pages: false, status: 429, sees: '<!doctype html>' },
])('a form is refused without its page only over both rate limits: %o', async (admitted) => {
  const limiter = (success: boolean) => ({ limit: async () => ({ success }) });
  const limiters = {
    RATE_LIMIT_CONTACT: limiter(admitted.forms),
    RATE_LIMIT_PAGES: limiter(admitted.pages),
  };
  env = createEnvironment(limiters).env;
  const response = await post(page, filled);
  expect(response.status).toBe(admitted.status);
  expect(response.headers.get('Retry-After')).toBe(admitted.status === 429 ? '60' : null);
  expect(response.body).toContain(admitted.sees);
});

it('answers 503, with the page, if the lead could not be stored', async () => {
  env = createEnvironment({ DB: failingDatabase() }).env;
  const response = await post(page, filled);
  expect(response.status).toBe(503);
  expect(JSON.parse(response.body)).toMatchObject({
    result: { status: 'failed', entered: { email: person.email } },
  });
});

it.each([page, call])('answers 400 to a body of %s that breaks off', async (path) => {
  const body = new ReadableStream({ pull: () => Promise.reject(new TypeError('chunk')) });
  const response = await post(path, body);
  expect([response.status, response.body]).toEqual([400, '400 Bad Request']);
  expect(console.error).not.toHaveBeenCalled();
});

it('answers 500 if the page that explains a refusal fails', async () => {
  const failing = createApp(async () => new Response('', { status: 500 }));
  const incomplete = filled.filter(([name]) => name !== 'email');
  expect((await post(page, incomplete, {}, failing)).status).toBe(500);
});
