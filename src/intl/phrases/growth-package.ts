import type { Locale } from '../../site/locales.ts';
import { growthPackage } from '../../site/site.ts';
import { getIntl } from '../get-intl.ts';

/** What the growth package adds to a plan. Its article of the terms owes all of it. */
export const growthExtras = ['identity', 'campaign', 'guests', 'copy'] as const;

/** The growth package in plain text, for structured data and llms.txt. */
export function growthPackageText(locale: Locale): string {
  const { t, formatList } = getIntl(locale);
  const extras = growthExtras.map((extra) => t(`pricing.growth.${extra}`));
  const text = t('pricing.growth.text', { count: growthPackage.episodes });
  return `${t('pricing.growth.lead')} ${text} ${formatList(extras, 'conjunction')}.`;
}
