import type { MessageId } from '../../intl/get-intl.ts';
import type { Article } from '../legal-text/article.ts';
import { PlansTable } from './plans-table.tsx';
import { WorkedExample } from './worked-example.tsx';

type PageMessage = 'eyebrow' | 'title' | 'lead' | 'inForce' | 'prevailing' | 'contents' | 'article';

/** Ids of the articles' messages: all of `cgv.` except the page's head and the tables. */
export type TermsId = Exclude<
  Extract<MessageId, `cgv.${string}`>,
  `cgv.${PageMessage}` | `cgv.plans.${string}` | `cgv.example.${string}`
>;

export type TermsKey = TermsId extends infer Id
  ? Id extends `cgv.${infer Key}.title`
    ? Key
    : never
  : never;

export const articles: readonly Article<TermsKey, TermsId>[] = [
  {
    key: 'scope',
    parts: [
      'cgv.scope.parties',
      'cgv.scope.addresses',
      'cgv.scope.business',
      'cgv.scope.acceptance',
    ],
  },
  {
    key: 'definitions',
    parts: [
      {
        terms: [
          ['cgv.definitions.offer.term', 'cgv.definitions.offer.text'],
          ['cgv.definitions.episode.term', 'cgv.definitions.episode.text'],
          ['cgv.definitions.goProject.term', 'cgv.definitions.goProject.text'],
          ['cgv.definitions.workingDay.term', 'cgv.definitions.workingDay.text'],
          ['cgv.definitions.workingHours.term', 'cgv.definitions.workingHours.text'],
        ],
      },
    ],
  },
  {
    key: 'offer',
    parts: [
      'cgv.offer.intro',
      {
        list: [
          'cgv.offer.design',
          'cgv.offer.writing',
          'cgv.offer.production',
          'cgv.offer.guests',
          'cgv.offer.distribution',
          'cgv.offer.hosting',
          'cgv.offer.revisions',
          'cgv.offer.rights',
          'cgv.offer.growth',
          'cgv.offer.frequency',
          'cgv.offer.included',
        ],
      },
      'cgv.offer.detail',
    ],
  },
  {
    key: 'order',
    parts: [
      'cgv.order.intro',
      {
        stages: [
          ['cgv.order.quote.term', 'cgv.order.quote.text'],
          ['cgv.order.payment.term', 'cgv.order.payment.text'],
          ['cgv.order.goProject.term', 'cgv.order.goProject.text'],
          ['cgv.order.delivery.term', 'cgv.order.delivery.text'],
          ['cgv.order.revisions.term', 'cgv.order.revisions.text'],
        ],
      },
    ],
  },
  {
    key: 'goProject',
    parts: [
      'cgv.goProject.intro',
      {
        list: ['cgv.goProject.paid', 'cgv.goProject.meeting', 'cgv.goProject.information'],
      },
      'cgv.goProject.email',
      'cgv.goProject.start',
      'cgv.goProject.next',
    ],
  },
  {
    key: 'clock',
    parts: [
      'cgv.clock.delay',
      'cgv.clock.count',
      'cgv.clock.weekdays',
      WorkedExample,
      'cgv.clock.first',
      'cgv.clock.handover',
      'cgv.clock.change',
    ],
  },
  { key: 'validation', parts: ['cgv.validation.episodes', 'cgv.validation.approval'] },
  {
    key: 'revisions',
    parts: ['cgv.revisions.process', 'cgv.revisions.delay', 'cgv.revisions.scope'],
  },
  { key: 'prices', parts: ['cgv.prices.currency', PlansTable, 'cgv.prices.perEpisode'] },
  { key: 'quotes', parts: ['cgv.quotes.volume', 'cgv.quotes.alaCarte', 'cgv.quotes.validity'] },
  {
    key: 'growth',
    parts: [
      'cgv.growth.price',
      'cgv.growth.content',
      { list: ['cgv.growth.identity', 'cgv.growth.implementation'] },
      'cgv.growth.condition',
      'cgv.growth.total',
    ],
  },
  {
    key: 'commitment',
    parts: ['cgv.commitment.minimum', 'cgv.commitment.renewal', 'cgv.commitment.frequency'],
  },
  {
    key: 'prepayment',
    parts: ['cgv.prepayment.discount', 'cgv.prepayment.example', 'cgv.prepayment.invoice'],
  },
  { key: 'coupons', parts: ['cgv.coupons.use', 'cgv.coupons.limits'] },
  {
    key: 'payment',
    parts: [
      'cgv.payment.invoice',
      'cgv.payment.means',
      { list: ['cgv.payment.card', 'cgv.payment.paypal', 'cgv.payment.transfer'] },
    ],
  },
  {
    key: 'latePayment',
    parts: ['cgv.latePayment.rate', 'cgv.latePayment.indemnity', 'cgv.latePayment.suspension'],
  },
  {
    key: 'guarantee',
    parts: [
      'cgv.guarantee.condition',
      'cgv.guarantee.cases',
      'cgv.guarantee.claim',
      'cgv.guarantee.refund',
    ],
  },
  {
    key: 'rights',
    parts: [
      'cgv.rights.transfer',
      'cgv.rights.extent',
      'cgv.rights.thirdParties',
      'cgv.rights.reference',
    ],
  },
  { key: 'hosting', parts: ['cgv.hosting.creation', 'cgv.hosting.ownership'] },
  { key: 'cooperation', parts: ['cgv.cooperation.input', 'cgv.cooperation.content'] },
  { key: 'results', parts: ['cgv.results.figures', 'cgv.results.sources', 'cgv.results.audience'] },
  { key: 'referral', parts: ['cgv.referral.form', 'cgv.referral.effect'] },
  {
    key: 'liability',
    parts: ['cgv.liability.cap', 'cgv.liability.indirect', 'cgv.liability.exceptions'],
  },
  { key: 'forceMajeure', parts: ['cgv.forceMajeure.rule', 'cgv.forceMajeure.end'] },
  { key: 'confidentiality', parts: ['cgv.confidentiality.rule'] },
  { key: 'personalData', parts: ['cgv.personalData.controller', 'cgv.personalData.processor'] },
  { key: 'termination', parts: ['cgv.termination.breach', 'cgv.termination.effects'] },
  {
    key: 'changes',
    parts: ['cgv.changes.evidence', 'cgv.changes.version', 'cgv.changes.severability'],
  },
  {
    key: 'settlement',
    parts: ['cgv.settlement.negotiation', 'cgv.settlement.mediation', 'cgv.settlement.urgent'],
  },
  { key: 'law', parts: ['cgv.law.law', { strong: 'cgv.law.courts' }] },
  { key: 'language', parts: ['cgv.language.rule'] },
];
