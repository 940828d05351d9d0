/**
 * The articles of the legal pages in order, which gives each its number. Their clauses are the
 * messages of `i18n/en.json` below the article's key, in the file's order.
 */
export const articles = {
  terms: [
    'scope',
    'definitions',
    'offer',
    'order',
    'goProject',
    'clock',
    'validation',
    'revisions',
    'prices',
    'quotes',
    'growth',
    'commitment',
    'prepayment',
    'coupons',
    'payment',
    'latePayment',
    'guarantee',
    'rights',
    'hosting',
    'cooperation',
    'results',
    'referral',
    'liability',
    'forceMajeure',
    'confidentiality',
    'personalData',
    'termination',
    'changes',
    'settlement',
    'law',
    'language',
  ],
  legalNotice: [
    'publisher',
    'host',
    'contact',
    'addresses',
    'property',
    'data',
    'cookies',
    'disputes',
  ],
} as const;

export type LegalPageName = keyof typeof articles;

export type ArticleKey<Page extends LegalPageName> = (typeof articles)[Page][number];
