import { expect, test } from 'playwright/test';
import { localeCodes } from '../../src/site/locales.ts';
import { pages, routes } from '../../src/site/pages.ts';
import { referredPath } from '../referrer.ts';

test.describe('the strict policy', () => {
  const forms = localeCodes.map(referredPath);
  for (const path of [...routes.map(({ path }) => path), ...forms]) {
    test(`lets all of ${path} work`, async ({ page }) => {
      const complaints: string[] = [];
      page.on('console', (message) => {
        if (message.type() !== 'log') complaints.push(message.text());
      });
      page.on('pageerror', (error) => complaints.push(error.message));
      page.on('requestfailed', (request) => complaints.push(request.url()));

      await page.goto(path, { waitUntil: 'networkidle' });
      expect(await page.evaluate(isHydrated)).toBe(path.includes(pages.contact.path));

      expect(complaints).toEqual([]);
    });
  }

  test('refuses what is not ours', async ({ page }) => {
    for (const path of ['/', '/contact']) {
      await page.goto(path);
      const refused = await page.evaluate(async () => {
        const violations: string[] = [];
        document.addEventListener('securitypolicyviolation', (event) => {
          violations.push(event.effectiveDirective);
        });
        const script = document.createElement('script');
        try {
          script.text = 'window.injected = true';
        } catch {}
        document.head.appendChild(script);
        const style = document.createElement('style');
        style.textContent = 'body { display: none }';
        document.head.appendChild(style);
        await fetch('https://elsewhere.example/').catch(() => {});
        await new Promise((resolve) => setTimeout(resolve, 100));
        return { violations, injected: 'injected' in window };
      });
      expect(refused.injected).toBe(false);
      expect(refused.violations).toEqual(
        expect.arrayContaining(['require-trusted-types-for', 'style-src-elem', 'connect-src']),
      );
    }
  });
});

/** Whether React has taken over the document. */
function isHydrated(): boolean {
  return Object.keys(document).some((key) => key.startsWith('__reactContainer$'));
}
