import AxeBuilder from '@axe-core/playwright';
import type { Page } from 'playwright/test';

/**
 * Returns each violation that axe finds, with its element. Checks all rules if `rules` is empty.
 */
export async function axeViolations(page: Page, rules: string[] = []): Promise<string[]> {
  // Legacy mode opens no second tab. Other modes do, to check frames.
  const axe = new AxeBuilder({ page }).setLegacyMode();
  // To describe the rules that pass would take longer than to check them.
  axe.options({ resultTypes: ['violations'] });
  // The brand's white on red stays, even for visitors who prefer more contrast.
  if (rules.includes('color-contrast-enhanced')) axe.exclude('.btn-primary, .signal-ground');
  if (rules.length > 0) axe.withRules(rules);
  const { violations } = await axe.analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, any }) => `${id}: ${html} ${any[0]?.message}`),
  );
}
