import type { Locale } from '../locales.ts';
import { deliveryDeadline } from '../phrases/delivery-deadline.ts';
import { faqAnswers } from '../phrases/faq-answers.ts';
import { pageName } from '../phrases/page-name.ts';
import { prepaidMonths } from '../phrases/prepaid-months.ts';
import { launchDiscount, launchPrice, monthByMonth, planPrice } from '../prices/term-price.ts';
import { environment } from '../request.ts';
import { localePath, pageNames, recordingPath } from '../routes.ts';
import {
  commitment,
  company,
  delivery,
  guarantee,
  launchOffer,
  type Plan,
  plans,
  prepayment,
  recommendedPlan,
  recording,
  services,
} from '../site.ts';
import { siteUrl } from '../site-url.ts';
import { getTexts } from '../texts.ts';
import { pageFacts } from './page-facts.ts';

/** The offer, its prices and the questions in a language, as Markdown (llmstxt.org). */
export function llmsTxt(locale: Locale): string {
  const { t } = getTexts(locale);
  const blocks = [
    `# ${company.brand}`,
    `> ${pageFacts(locale, 'landing').description}`,
    t('hero.subtitle'),
    `## ${t('section.features')}`,
    list(services.map((id) => row(locale, t(`features.${id}.title`), t(`features.${id}.text`)))),
    t('features.growth'),
    `## ${t('section.pricing')}`,
    t('pricing.subtitle', { months: commitment.months }),
    list([...plans.map((plan) => planLine(locale, plan)), launchOfferLine(locale)]),
    t('pricing.prepay', { months: prepaidMonths(locale), share: prepayment.discount }),
    `${deliveryDeadline(locale)}.`,
    t('pricing.guarantee.text', { days: guarantee.refundDays }),
    t('pricing.payment'),
    `## ${t('player.transcript.title')}`,
    `${link(row(locale, recording.show, t('player.title')), siteUrl(recordingPath))}. ${t('player.transcript', { hours: delivery.hours })}`,
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

function planLine(locale: Locale, plan: Plan): string {
  const { episodes, price } = plan;
  const { t } = getTexts(locale);
  if (!price) {
    return `${row(locale, t('pricing.more'), t('pricing.quote'))}. ${t('pricing.quoteText')}`;
  }
  const name = t('pricing.episodes', { count: episodes });
  const recommended = plan === recommendedPlan ? ` (${t('pricing.recommended')})` : '';
  const each = t('pricing.perEpisode', { price: planPrice(plan, monthByMonth).perEpisode / 100 });
  const prepaid = prepayment.months.map((months) => {
    const { total, saved } = planPrice(plan, months);
    return t('pricing.total', { total: total / 100, months, saved: saved / 100 });
  });
  const prices = `${monthly(locale, price)}, ${each}`;
  return `${row(locale, `${name}${recommended}`, prices)}. ${prepaid.join(' ')}`;
}

function launchOfferLine(locale: Locale): string {
  const { t, formatNumber } = getTexts(locale);
  const { price, listPrice, episodes } = launchOffer;
  const months = prepaidMonths(locale);
  const was = `${t('pricing.offer.was')} ${formatNumber(listPrice, 'eur')}`;
  const off = t('pricing.offer.discount', { share: launchDiscount });
  const text = t('pricing.offer.text', { count: episodes, months });
  const totals = prepayment.months.map((term) => {
    const total = formatNumber(launchPrice(term).total / 100, 'eur');
    return `${t('pricing.term.prepaid', { months: term })} ${total}`;
  });
  const inAll = row(locale, t('pricing.offer.totals'), totals.join(', '));
  const now = row(locale, t('pricing.offer.title'), monthly(locale, price));
  return `${now} (${was}, ${off}). ${text} ${inAll}.`;
}

function row(locale: Locale, label: string, value: string): string {
  return getTexts(locale).t('row', { label, value });
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
