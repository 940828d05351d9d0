import { exampleDeliveries, hoursPerDay } from '../../clock/delivery-clock.ts';
import { type ArticleKey, articles } from '../../facts/articles.ts';
import {
  annualClosure,
  claims,
  company,
  contract,
  delivery,
  growthPackage,
  latePayment,
  minimumCommitment,
  plans,
  prepayment,
  recommendedPlan,
  survey,
} from '../../facts/business.ts';
import type { Locale } from '../../facts/locales.ts';
import { articleAnchor, localePath } from '../../facts/pages.ts';
import { getIntl, type ValuesOf } from '../../intl/get-intl.ts';
import type { Tag } from '../../intl/messages.d.ts';
import { companyValues, daysOfYear } from '../../intl/values/company.ts';
import { linkTo } from '../../intl/values/links.tsx';
import { episodeValues, prepaidMonths } from '../../intl/values/offer.ts';
import { commitmentPrice, promotionalPrice } from '../../prices/commitment-price.ts';
import { monthlyEpisodes } from '../../prices/monthly-episodes.ts';
import { publicUrls } from '../../urls.ts';
import type { ArticleId } from '../legal-text/read-articles.ts';

/** Returns the values of all articles: figures, addresses, links to other articles. */
export function termsValues(locale: Locale): ValuesOf<ArticleId<'terms'>> {
  const { early, late } = exampleDeliveries();
  const urls = publicUrls(locale);
  const [example] = plans;
  const [exampleMonths] = prepayment.months;
  return {
    ...companyValues(locale),
    ...articleLinks(),
    ...episodeValues(locale),
    ...delivery,
    workingDay: delivery.deliveryDay,
    ...contract,
    ...claims,
    legalForm: company.legalForm,
    capital: company.shareCapital,
    registration: company.registration,
    homeUrl: urls.home,
    home: linkTo(urls.home),
    pricingUrl: urls.pricing,
    pricing: linkTo(urls.pricing),
    notice: linkTo(localePath(locale, 'legalNotice')),
    contact: linkTo(localePath(locale, 'contact')),
    closure: daysOfYear(locale, annualClosure),
    hoursPerDay,
    earlyStart: early.start,
    earlyDelivery: early.delivery,
    lateStart: late.start,
    lateDelivery: late.delivery,
    minEpisodes: monthlyEpisodes.fewest,
    maxEpisodes: monthlyEpisodes.most,
    commitmentMonths: minimumCommitment.months,
    recommendedEpisodes: recommendedPlan.episodes,
    listPrice: growthPackage.price,
    growthPrice: promotionalPrice,
    discount: prepayment.discount,
    included: growthPackage.episodes,
    growthTotals: growthTotals(locale),
    prepaidMonths: prepaidMonths(locale),
    exampleEpisodes: example.episodes,
    exampleMonths,
    exampleTotal: commitmentPrice(example, exampleMonths).total / 100,
    latePoints: latePayment.pointsAboveRefinancingRate,
    recoveryIndemnity: latePayment.recoveryIndemnity,
    episodesPublished: claims.episodes,
    answers: survey.answers,
    date: new Date(survey.date),
  };
}

type ArticleLinks = Record<`${ArticleKey<'terms'>}Article`, number> &
  Record<`to${Capitalize<ArticleKey<'terms'>>}`, Tag>;

/** Returns two values for each article: its number, `{clockArticle}`, and a link to it, `<toClock>`. */
function articleLinks(): ArticleLinks {
  const links = articles.terms.map((key, index) => ({
    [`${key}Article`]: index + 1,
    [`to${key.replace(/^./, (letter) => letter.toUpperCase())}`]: linkTo(`#${articleAnchor(key)}`),
  }));
  return Object.assign({}, ...links);
}

/** Lists the total price of the growth package for each prepaid commitment: “€5,250, €10,500 or €21,000”. */
function growthTotals(locale: Locale): string {
  const { formatList, formatNumber } = getIntl(locale);
  const totals = prepayment.months.map(
    (months) => commitmentPrice(growthPackage, months).total / 100,
  );
  return formatList(
    totals.map((total) => formatNumber(total, 'eur')),
    'disjunction',
  );
}
