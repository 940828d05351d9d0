import { Hono } from 'hono';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { company } from '#src/facts/business.ts';
import { localeCodes, locales } from '#src/facts/locales.ts';
import { localePath } from '#src/facts/pages.ts';
import { companyPhone } from '#src/intl/values/company.ts';
import { errorPage, showError } from '#src/server/error-page.ts';
import type { HonoEnv } from '#src/server/types.ts';
import { htmlFaults } from '../../html-faults.ts';
import { message } from '../../message.ts';

const secret = 'jane@doe.example';
const app = new Hono<HonoEnv>()
  .get('/it/contact', (c) => errorPage(c, 503))
  .get('*', () => {
    throw new TypeError(`No ${secret}`);
  });
app.onError(showError);

const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
afterEach(() => log.mockClear());

describe('the error page', () => {
  it.each(localeCodes)('shows a page in %s whose id is in the log', async (locale) => {
    const path = localePath(locale, 'about');
    const response = await app.request(path);
    const html = await response.text();
    const { id, ...entry } = JSON.parse(log.mock.lastCall?.[0]);
    expect(entry).toMatchObject({ event: 'error', method: 'GET', path, error: 'TypeError' });
    const { phone, email } = company;
    expect(response.status).toBe(500);
    for (const part of [
      `<html lang="${locales[locale].tag}">`,
      '<meta name="viewport" content="width=device-width">',
      `>${message(locale, 'error.sign')}</text>`,
      `<h1>${message(locale, 'error.title')}</h1>`,
      message(locale, 'error.reference', { id }),
      `<a href="tel:${phone}">${companyPhone}</a>`,
      `<a href="mailto:${email}?subject=${id}">${email}</a>`,
      // An empty address points to the page itself.
      `<a href="">${message(locale, 'error.retry')}</a>`,
    ]) {
      expect(html).toContain(part);
    }
    expect(await htmlFaults(html)).toEqual([]);
  });

  it('shows no details of the failure and logs no data of the visitor', async () => {
    const response = await app.request(`/about?email=${secret}`);
    const html = await response.text();
    for (const text of [html, JSON.stringify(log.mock.calls)]) expect(text).not.toContain(secret);
    expect(html).not.toMatch(/TypeError|\.ts|\bat |url\(|src=|<script/);
    expect(JSON.parse(log.mock.lastCall?.[0]).frames[0]).toContain('error-page.test.ts');
  });

  it('has none of the headers of the response that failed', async () => {
    const late = new Hono<HonoEnv>().get('/fr', async (c, next) => {
      c.header('Cache-Control', 'public, max-age=3600');
      await next();
      throw new Error('after the page');
    });
    late.get('/fr', (c) => c.text('page', 200, { 'X-Page': 'yes' })).onError(showError);
    const { status, headers } = await late.request('/fr');
    expect(status).toBe(500);
    expect(headers.get('Cache-Control')).toBe('no-store');
    expect(headers.get('X-Page')).toBeNull();
  });

  it('has dark text on a light background, and the reverse in the dark', async () => {
    const html = await (await app.request('/fr/about')).text();
    const pair = 'light-dark\\(oklch\\(([\\d.]+) [^)]+\\),oklch\\(([\\d.]+) [^)]+\\)\\)';
    const [, ...lightness] = new RegExp(`background:${pair};color:${pair};`).exec(html) ?? [];
    const [paper = 0, darkPaper = 0, ink = 0, darkInk = 0] = lightness.map(Number);
    expect(paper - ink).toBeGreaterThan(0.6);
    expect(darkInk - darkPaper).toBeGreaterThan(0.6);
  });

  it('is plain text for a request that is not for a page', async () => {
    const response = await app.request('/RSC/F/x.txt');
    expect(response.status).toBe(500);
    expect(await response.text()).toContain(JSON.parse(log.mock.lastCall?.[0]).id);
  });

  it('explains that the site is busy and when to try again, and the log says so', async () => {
    const response = await app.request('/it/contact?ref=CODE');
    expect([response.status, response.headers.get('Retry-After')]).toEqual([503, '60']);
    const html = await response.text();
    const { id, ...entry } = JSON.parse(log.mock.lastCall?.[0]);
    expect(entry).toEqual({ event: 'busy', method: 'GET', path: '/it/contact' });
    expect(html).toContain(`<h1>${message('it', 'error.title')}</h1>`);
    expect(html).toContain(message('it', 'error.reference', { id }));
    expect(html).not.toMatch(/undefined|null|false/);
    expect(await htmlFaults(html)).toEqual([]);
  });
});
