/** Values that the specification or the code fixes. */

/**
 * Milliseconds from the specification: the shortest time of a submission, and the delay before a page
 * scrolls to a pending section. The second of loading is in styles/contact.css.
 */
export const timings = {
  contactSubmitting: 1500,
  pendingScroll: 500,
} as const;

/** Keys of the browser's storage. */
export const storageKeys = {
  language: 'language',
  languageChosen: 'language-chosen',
  pendingSection: 'pending-section',
  affiliate: 'affiliate',
  draft: 'contact-draft',
} as const;

/** The name of the radio buttons that choose a commitment. */
export const commitmentField = 'commitment';

/**
 * The booking link's parameters, which the booking tool reports. `content` is the plan or the place,
 * such as `two-12` or `header`; `term` is the affiliate's code.
 */
export const bookingParameters = {
  source: 'utm_source',
  medium: 'utm_medium',
  campaign: 'utm_campaign',
  content: 'utm_content',
  term: 'utm_term',
} as const;

/** The parameter of an affiliate's code, in the URL and in the contact form. */
export const codeParameter = 'ref';

/** Query parameters that may hold a code, ours first. */
export const codeParameters = [codeParameter, 'affiliate'] as const;

/** In header order. `#about`, as specified, leads to the benefits, not to the page `/about`. */
export const headerSections = ['about', 'features', 'process', 'reviews', 'pricing'] as const;
