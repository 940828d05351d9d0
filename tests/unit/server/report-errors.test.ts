import { Hono } from 'hono';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createTranslations } from '../../../src/intl/get-intl.ts';
import { companyPhone } from '../../../src/intl/phrases/company.ts';
import { reportErrors } from '../../../src/server/report-errors.ts';
import type { RequestEnvironment } from '../../../src/server/request-environment.ts';
import { resolveRoute } from '../../../src/server/resolve-route.ts';
import { localeCodes, locales } from '../../../src/site/locales.ts';
import { localePath } from '../../../src/site/pages.ts';
import { company } from '../../../src/site/site.ts';
import { compileMessages, messageFile } from '../../../src/tools/messages/compile.ts';
import { htmlFaults } from '../../html-faults.ts';
import { words } from '../../words.ts';

const secret = 'jane@doe.example';
const app = new Hono<RequestEnvironment>()
  .use(resolveRoute(), reportErrors())
  .get('/contact', (c) => c.text('Internal Server Error', 500, { 'Cache-Control': 'max-age=7' }))
  .get('/cgv', (c) => c.text('try later', 503))
  .get('*', () => {
    throw new TypeError(`No ${secret}`);
  });
app.onError((_error, c) => c.text('', 500));

const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
afterEach(() => log.mockClear());

describe('reportErrors', () => {
  it.each(localeCodes)('shows a page in %s whose id is in the log', async (locale) => {
    const response = await app.request(localePath(locale, 'about'));
    const html = await response.text();
    const { t } = createTranslations(locale, compileMessages(messageFile(locale)));

    expect(response.status).toBe(500);
    expect(html).toContain(`<html lang="${locales[locale].tag}" dir="ltr">`);
    expect(html).toContain(`<h1>${t('error.title')}</h1>`);
    const entry = JSON.parse(log.mock.lastCall?.[0]);
    expect(entry).toMatchObject({ event: 'error', method: 'GET', error: 'TypeError' });
    expect(html).toContain(t('error.reference', { id: entry.id }));
    expect(await htmlFaults(html)).toEqual([]);
    const { phone, email } = company;
    expect(html).toContain(`<a href="tel:${phone}">${companyPhone}</a>`);
    expect(html).toContain(`<a href="mailto:${email}?subject=${entry.id}">${email}</a>`);
  });

  it('shows nothing of the failure, and logs nothing of the visitor', async () => {
    const response = await app.request(`/about?email=${secret}`);
    const html = await response.text();
    for (const text of [html, JSON.stringify(log.mock.calls)]) expect(text).not.toContain(secret);
    expect(html).not.toMatch(/TypeError|\.ts|\bat /);
    expect(JSON.parse(log.mock.lastCall?.[0]).frames[0]).toContain('report-errors.test.ts');
  });

  it('also takes failures that were answered, and nothing over of the answer', async () => {
    const response = await app.request('/contact');
    expect(response.status).toBe(500);
    expect(response.headers.get('Content-Type')).toMatch(/^text\/html/);
    expect(response.headers.get('Cache-Control')).toBeNull();
  });

  it('leads to the same address again, its query included, and to the home page', async () => {
    const html = await (await app.request('/fr/about?ref=CODE')).text();
    // An empty address is the page's own.
    expect(html).toContain(`href="">${words('fr', 'error.retry')}</a>`);
    expect(html).toContain('<a href="/fr"><img');
  });

  it('answers what is no page with text', async () => {
    const response = await app.request('/RSC/F/x.txt');
    expect(response.status).toBe(500);
    expect(await response.text()).toContain(JSON.parse(log.mock.lastCall?.[0]).id);
  });

  it('leaves answers that were meant', async () => {
    expect(await (await app.request('/cgv')).text()).toBe('try later');
    expect(log).not.toHaveBeenCalled();
  });
});
