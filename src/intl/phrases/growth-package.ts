import type { Locale } from '../../site/locales.ts';
import { growthPackage } from '../../site/site.ts';
import { getIntl } from '../get-intl.ts';

/** The article of the terms about the growth package promises all of these. */
export const growthExtras = ['identity', 'campaign', 'guests', 'copy'] as const;

export function growthPackageText(locale: Locale): string {
  const { t, formatList } = getIntl(locale);
  const extras = growthExtras.map((extra) => t(`pricing.growth.${extra}`));
  const text = t('pricing.growth.text', { count: growthPackage.episodes });
  return `${t('pricing.growth.lead')} ${text} ${formatList(extras, 'conjunction')}.`;
}
