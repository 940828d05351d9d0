import AxeBuilder from '@axe-core/playwright';
import type { Page } from 'playwright/test';

/** Returns the violations of these rules, all by default, that axe finds, each with its element. */
export async function barriers(
  page: Page,
  rules: string[] = [],
  without: string[] = [],
): Promise<string[]> {
  // Without a second tab, which other modes open for the sake of frames.
  const axe = new AxeBuilder({ page }).setLegacyMode();
  // To describe what passes takes longer than to check it.
  axe.options({ resultTypes: ['violations'] });
  // The brand's white on red stays, even for visitors who prefer more contrast.
  if (rules.includes('color-contrast-enhanced')) axe.exclude('.btn-primary, .signal-ground');
  if (rules.length > 0) axe.withRules(rules);
  axe.disableRules(without);
  const { violations } = await axe.analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, any }) => `${id}: ${html} ${any[0]?.message}`),
  );
}
