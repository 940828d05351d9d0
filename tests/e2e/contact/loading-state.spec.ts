import { expect, type Locator } from 'playwright/test';
import { localePath } from '#src/facts/pages.ts';
import { message } from '../../message.ts';
import { alert, field, formPath, test } from './form-page.ts';

/** Returns a panel's opacity at the given times of its animation, which it restarts and pauses. */
function opacityAt(panel: Locator, ...times: number[]): Promise<string[]> {
  return panel.evaluate((element, times) => {
    element.parentElement?.insertBefore(element, element.nextSibling);
    const [animation] = element.getAnimations();
    animation?.pause();
    return times.map((time) => {
      if (animation) animation.currentTime = time;
      return getComputedStyle(element).opacity;
    });
  }, times);
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled, contextOptions: { reducedMotion: 'reduce' } });

    test('the loading state lies over all but a focused field for a second', async ({ page }) => {
      const panel = page.locator('[data-panel]');
      for (const path of ['/contact?ref=nope', localePath('en', 'contact'), formPath('en')]) {
        await page.goto(path);
        await expect(page.getByText(message('en', 'contact.loading'))).toBeHidden();
        const opacities = await opacityAt(panel, 0, 999, 1000);
        expect(opacities).toEqual(['0', '0', '1']);
        if (path.includes('nope')) {
          await expect(alert(page)).toContainText(message('en', 'contact.error.invalid'));
        }
      }
      expect(await opacityAt(panel, 0)).toEqual(['0']);
      await field(page, 'en', 'firstName').focus();
      await expect(panel).toHaveCSS('opacity', '1');
    });
  });
}
