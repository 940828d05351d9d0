/** Values that the specification or the code fixes, and that no owner needs to change. */

/** Milliseconds. */
export const timings = {
  contactLoading: 1000,
  contactSubmitting: 1500,
  pendingScroll: 500,
} as const;

/** Keys in the visitor's browser. */
export const storageKeys = {
  language: 'language',
  languageChosen: 'language-chosen',
  pendingSection: 'pending-section',
  referral: 'referral',
} as const;

/** Where pages report: what is counted and what failed in them; what their policy forbade. */
export const countsPath = '/counts';
export const violationsPath = '/violations';

/** The parameter of the chosen term, in the page's address and for the booking page. */
export const termParameter = 'months';

/** The parameter of an affiliate's code, in the page's address and in the contact form. */
export const codeParameter = 'ref';

/** The query parameters that may hold a code, ours first. */
export const codeParameters = [codeParameter, 'affiliate'] as const;

/** The parameter of a stored lead's id, in the address of its success page. */
export const sentParameter = 'sent';

/**
 * The landing page's anchors, in the order of the header. `#about` leads to the benefits: the
 * anchor is prescribed, and has nothing to do with the page `/about`.
 */
export const anchors = ['about', 'features', 'process', 'reviews', 'pricing'] as const;
