import type { Locale } from '../../site/locales.ts';
import { growthPackage } from '../../site/site.ts';
import { getIntl } from '../get-intl.ts';

/** What the growth package adds to what a plan includes: all of it is owed by its article of the terms. */
export const growthExtras = ['identity', 'campaign', 'guests', 'copy'] as const;

/** What the growth package includes, in one sentence. */
export function growthPackageText(locale: Locale): string {
  const { t, formatList } = getIntl(locale);
  const extras = growthExtras.map((extra) => t(`pricing.growth.${extra}`));
  const text = t('pricing.growth.text', { count: growthPackage.episodes });
  return `${t('pricing.growth.lead')} ${text} ${formatList(extras, 'conjunction')}.`;
}
