import { company, growthPackage, minimumCommitment, plans, prepayment } from '../facts/business.ts';
import { defaultLocale, locales } from '../facts/locales.ts';
import { localePath, type Page, pageNames } from '../facts/pages.ts';
import { getIntl } from '../intl/get-intl.ts';
import { pageName } from '../intl/phrases/page-name.ts';
import { promotionalPrice } from '../prices/commitment-price.ts';
import { siteUrl } from '../runtime/urls.ts';
import { pageMetadata } from './page-metadata.ts';

/** Writes the offer, its prices and the pages as Markdown, in English (llmstxt.org). */
export function llmsTxt(): string {
  const { t } = getIntl(defaultLocale);
  const { months } = minimumCommitment;
  const languages = Object.values(locales).map(({ name }) => name);
  const blocks = [
    `# ${company.brand}`,
    `> ${t('hero.subtitle')}`,
    '## Prices',
    priceList().join('\n'),
    t('pricing.commitment.note', { months, share: prepayment.discount }),
    '## Pages',
    pageNames.map(pageLine).join('\n'),
    `Every page exists in ${languages.length} languages: ${languages.join(', ')}.`,
  ];
  return `${blocks.join('\n\n')}\n`;
}

function priceList(): string[] {
  const { t, formatNumber } = getIntl(defaultLocale);
  const monthly = (price: number) => `${formatNumber(price, 'eur')} ${t('pricing.rate')}`;
  const prepaid = t('pricing.growth.ifPrepaid', { price: promotionalPrice });
  return [
    ...plans.map(({ episodes, price }) =>
      price
        ? `- ${t('pricing.episodes', { count: episodes })}: ${monthly(price)}`
        : `- ${t('pricing.more')}: ${t('pricing.quote')}`,
    ),
    `- ${t('pricing.growth.title')}: ${monthly(growthPackage.price)}; ${prepaid}`,
  ];
}

function pageLine(page: Page): string {
  const name = pageName(defaultLocale, page);
  const { description } = pageMetadata(defaultLocale, page);
  return `- [${name}](${siteUrl(localePath(defaultLocale, page))}): ${description}`;
}
