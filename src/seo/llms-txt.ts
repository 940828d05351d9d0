import { getIntl } from '../intl/get-intl.ts';
import { inclusions } from '../intl/phrases/episode-facts.ts';
import { faqFacts, faqQuestions } from '../intl/phrases/faq-facts.ts';
import { growthPackageText } from '../intl/phrases/growth-package.ts';
import { pageName } from '../intl/phrases/page-name.ts';
import { plainAnswers } from '../intl/phrases/plain-answers.ts';
import { prepaidMonths, termTotal } from '../intl/phrases/terms.ts';
import {
  monthByMonth,
  type PricedOffer,
  promotionalPrice,
  termPrice,
} from '../prices/term-price.ts';
import { bookingUrl, siteUrl } from '../runtime/urls.ts';
import type { Locale } from '../site/locales.ts';
import { localePath, pageNames } from '../site/pages.ts';
import { type RecordingFile, recordingFiles } from '../site/recordings.ts';
import {
  commitment,
  company,
  delivery,
  growthPackage,
  guarantee,
  type Plan,
  plans,
  prepayment,
  recommendedPlan,
  services,
} from '../site/site.ts';
import { pageMetadata } from './page-metadata.ts';

/** Writes the offer, its prices and the questions in a language as Markdown (llmstxt.org). */
export function llmsTxt(locale: Locale): string {
  const { t } = getIntl(locale);
  const blocks = [
    `# ${company.brand}`,
    `> ${pageMetadata(locale, 'landing').description}`,
    t('hero.subtitle'),
    `## ${t('section.features')}`,
    list(services.map((id) => row(locale, t(`features.${id}.title`), t(`features.${id}.text`)))),
    `## ${t('section.pricing')}`,
    t('pricing.subtitle'),
    t('pricing.term.note', { months: commitment.months, share: prepayment.discount }),
    list([...plans.map((plan) => planLine(locale, plan)), growthPackageLine(locale)]),
    t('pricing.prepay', { months: prepaidMonths(locale), share: prepayment.discount }),
    t('pricing.guarantee.text', { days: guarantee.refundDays }),
    t('pricing.payment'),
    `### ${t('pricing.includes')}`,
    list(inclusions(locale)),
    `## ${t('player.transcript.title')}`,
    list(recordingFiles.map((recording) => recordingLine(locale, recording))),
    `## ${t('faq.title')}`,
    ...faqQuestions.flatMap((id) => [
      `### ${t(`faq.${id}.question`, faqFacts())}`,
      t(`faq.${id}.answer`, faqFacts()),
    ]),
    ...plainAnswers(locale, () => () => '').flatMap(({ question, answer }) => [
      `### ${question}`,
      String(answer).trim(),
    ]),
    `## ${t('llms.pages')}`,
    list([
      ...pageNames.map((page) => link(pageName(locale, page), siteUrl(localePath(locale, page)))),
      link(t('action.book'), bookingUrl()),
      link(company.email, `mailto:${company.email}`),
    ]),
  ];
  return `${blocks.join('\n\n')}\n`;
}

function recordingLine(locale: Locale, { slug, credit, path }: RecordingFile): string {
  const { t } = getIntl(locale);
  const title = row(locale, credit, t(`recordings.${slug}.title`));
  return `${link(title, siteUrl(path))}. ${t(`recordings.${slug}.transcript`, { hours: delivery.hours })}`;
}

function planLine(locale: Locale, plan: Plan): string {
  const { episodes, price } = plan;
  const { t } = getIntl(locale);
  if (!price) {
    return `${row(locale, t('pricing.more'), t('pricing.quote'))}. ${t('pricing.quoteText')}`;
  }
  const name = t('pricing.episodes', { count: episodes });
  const recommended = plan === recommendedPlan ? ` (${t('pricing.recommended')})` : '';
  const each = t('pricing.perEpisode', { price: termPrice(plan, monthByMonth).perEpisode / 100 });
  const prices = `${monthly(locale, price)}, ${each}`;
  return `${row(locale, `${name}${recommended}`, prices)}. ${prepaidTotals(locale, plan)}`;
}

function growthPackageLine(locale: Locale): string {
  const { t } = getIntl(locale);
  const prepaid = t('pricing.growth.ifPrepaid', { price: promotionalPrice });
  const off = t('pricing.growth.discount', { share: prepayment.discount });
  const prices = `${monthly(locale, growthPackage.price)}, ${prepaid} (${off})`;
  const offer = row(locale, t('pricing.growth.title'), prices);
  return `${offer}. ${growthPackageText(locale)} ${prepaidTotals(locale, growthPackage)}`;
}

function prepaidTotals(locale: Locale, plan: PricedOffer): string {
  return prepayment.months.map((months) => termTotal(locale, plan, months)).join(' ');
}

function row(locale: Locale, label: string, value: string): string {
  return getIntl(locale).t('row', { label, value });
}

function monthly(locale: Locale, price: number): string {
  const { t, formatNumber } = getIntl(locale);
  return `${formatNumber(price, 'eur')} ${t('pricing.rate')}`;
}

function list(items: readonly string[]): string {
  return items.map((item) => `- ${item}`).join('\n');
}

function link(text: string, url: string): string {
  return `[${text}](${url})`;
}
