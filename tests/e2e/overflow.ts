import type { Page } from 'playwright/test';

/**
 * Returns the tag and text of each element that overflows the viewport sideways, except for scroll
 * containers.
 */
export function sidewaysOverflow(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    const wide = [...document.querySelectorAll('body *')].filter((node) => {
      const { right } = node.getBoundingClientRect();
      return right > clientWidth + 1 && !node.closest('.carousel');
    });
    return [
      `${scrollWidth} px`,
      ...wide.map((node) => `${node.tagName} ${node.textContent?.slice(0, 40)}`),
    ];
  });
}
