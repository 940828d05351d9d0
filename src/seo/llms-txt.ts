import type { Locale } from '../locales.ts';
import { faqAnswers } from '../phrases/faq-answers.ts';
import { prepaidMonths } from '../phrases/prepaid-months.ts';
import { environment } from '../request.ts';
import { localePath, pageNames, samplePath } from '../routes.ts';
import {
  commitment,
  company,
  delivery,
  launchDiscount,
  launchOffer,
  plans,
  prepayment,
  recommendedPlan,
  sample,
  services,
} from '../site.ts';
import { siteUrl } from '../site-url.ts';
import { getTexts } from '../texts.ts';
import { pageFacts, pageName } from './page-facts.ts';

/** The offer, its prices and the questions in a language, as Markdown (llmstxt.org). */
export function llmsTxt(locale: Locale): string {
  const { t } = getTexts(locale);
  const blocks = [
    `# ${company.brand}`,
    `> ${pageFacts(locale, 'landing').description}`,
    t('hero.subtitle'),
    `## ${t('section.features')}`,
    list(services.map((id) => `${t(`features.${id}.title`)}: ${t(`features.${id}.text`)}`)),
    t('features.growth'),
    `## ${t('section.pricing')}`,
    t('pricing.subtitle', { months: commitment.months }),
    list([...plans.map((plan) => planLine(locale, plan)), launchOfferLine(locale)]),
    t('pricing.prepay', { months: prepaidMonths(locale), share: prepayment.discount }),
    t('pricing.guarantee'),
    `## ${t('player.transcript.title')}`,
    `${link(`${sample.show}: ${t('player.title')}`, siteUrl(samplePath))}. ${t('player.transcript', { hours: delivery.hours })}`,
    `## ${t('faq.title')}`,
    ...faqAnswers(locale).flatMap(({ question, answer }) => [`### ${question}`, answer]),
    `## ${t('llms.pages')}`,
    list([
      ...pageNames.map((page) => link(pageName(locale, page), siteUrl(localePath(locale, page)))),
      link(t('action.book'), environment('BOOKING_URL')),
      link(company.email, `mailto:${company.email}`),
    ]),
  ];
  return `${blocks.join('\n\n')}\n`;
}

function planLine(locale: Locale, plan: (typeof plans)[number]): string {
  const { episodes, price } = plan;
  const { t } = getTexts(locale);
  if (!price) return `${t('pricing.more')}: ${t('pricing.quote')}. ${t('pricing.quoteText')}`;
  const line = `${t('pricing.episodes', { count: episodes })}: ${monthly(locale, price)}`;
  return plan === recommendedPlan ? `${line} (${t('pricing.recommended')})` : line;
}

function launchOfferLine(locale: Locale): string {
  const { t, formatNumber } = getTexts(locale);
  const { price, listPrice, episodes } = launchOffer;
  const months = prepaidMonths(locale);
  const was = `${t('pricing.offer.was')} ${formatNumber(listPrice, 'eur')}`;
  const off = t('pricing.offer.discount', { share: launchDiscount });
  const text = t('pricing.offer.text', { count: episodes, months });
  return `${t('pricing.offer.title')}: ${monthly(locale, price)} (${was}, ${off}). ${text}`;
}

function monthly(locale: Locale, price: number): string {
  const { t, formatNumber } = getTexts(locale);
  return `${formatNumber(price, 'eur')} ${t('pricing.rate')}`;
}

function list(items: readonly string[]): string {
  return items.map((item) => `- ${item}`).join('\n');
}

function link(text: string, url: string): string {
  return `[${text}](${url})`;
}
