import { Hono } from 'hono';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { company } from '#src/facts/business.ts';
import { localeCodes, locales } from '#src/facts/locales.ts';
import { localePath } from '#src/facts/pages.ts';
import { companyPhone } from '#src/intl/values/company.ts';
import type { HonoEnv } from '#src/server/hono-env.ts';
import { busyPage, showError } from '#src/server/routes/error-page.ts';
import { htmlFaults } from '../../html-faults.ts';
import { message } from '../../message.ts';

const secret = 'jane@doe.example';
const app = new Hono<HonoEnv>().get('/it', busyPage).get('*', () => {
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
      `<h1>${message(locale, 'error.title')}</h1>`,
      message(locale, 'error.reference', { id }),
      `<a href="tel:${phone}">${companyPhone}</a>`,
      `<a href="mailto:${email}?subject=${id}">${email}</a>`,
    ]) {
      expect(html).toContain(part);
    }
    expect(await htmlFaults(html)).toEqual([]);
  });

  it('shows no details of the failure and logs no data of the visitor', async () => {
    const response = await app.request(`/about?email=${secret}`);
    const html = await response.text();
    for (const text of [html, JSON.stringify(log.mock.calls)]) expect(text).not.toContain(secret);
    expect(html).not.toMatch(/TypeError|\.ts|\bat /);
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
    const pairs = html.matchAll(/--paper:oklch\(([\d.]+) [^)]+\);--ink:oklch\(([\d.]+) /g);
    const [light, dark] = Array.from(pairs, ([, paper, ink]) => Number(paper) - Number(ink));
    expect(light).toBeGreaterThan(0.6);
    expect(dark).toBeLessThan(-0.6);
  });

  it('links to the same URL with its query, and to the home page', async () => {
    const html = await (await app.request('/fr/about?ref=CODE')).text();
    // An empty address points to the page itself.
    expect(html).toContain(`href="">${message('fr', 'error.retry')}</a>`);
    expect(html).toContain('<a href="/fr"><img');
  });

  it('is plain text for a request that is not for a page', async () => {
    const response = await app.request('/RSC/F/x.txt');
    expect(response.status).toBe(500);
    expect(await response.text()).toContain(JSON.parse(log.mock.lastCall?.[0]).id);
  });

  it('explains that the site is busy and when to try again', async () => {
    const response = await app.request('/it');
    expect([response.status, response.headers.get('Retry-After')]).toEqual([503, '60']);
    const html = await response.text();
    expect(html).toContain('<html lang="it">');
    expect(html).toContain(`<h1>${message('it', 'error.title')}</h1>`);
    expect(html).toContain(`<a href="mailto:${company.email}">`);
    expect(html).not.toMatch(/undefined|null|false/);
    expect(await htmlFaults(html)).toEqual([]);
    expect(log).not.toHaveBeenCalled();
  });

  it('keeps a posted form, which can be sent again', async () => {
    const posted = new FormData();
    posted.append('ref', 'CODE');
    posted.append('firstName', '"Zoë" <O’Neil>');
    const keep = new Hono<HonoEnv>().post('/pt', (c) => {
      c.set('posted', posted);
      return busyPage(c);
    });
    const response = await keep.request('/pt', { method: 'POST' });
    const html = await response.text();
    expect(response.headers.get('Content-Security-Policy')).toContain("form-action 'self'");
    expect(html).toContain(`<p>${message('pt', 'contact.help.sending')}</p>`);
    expect(html).toContain('<form method="post" enctype="multipart/form-data">');
    expect(html).toContain('name="ref" value="CODE">');
    expect(html).toContain('name="firstName" value="&quot;Zoë&quot; &lt;O’Neil&gt;">');
    expect(html).toContain(`<button class="again">${message('pt', 'contact.submit')}</button>`);
    expect(await htmlFaults(html)).toEqual([]);
  });
});
