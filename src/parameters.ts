/** The parameter of an affiliate's code, in the URL and in the contact form. */
export const codeParameter = 'ref';

/** Query parameters that may hold a code, ours first. */
export const codeParameters = [codeParameter, 'affiliate'] as const;

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

/** The name of the radio buttons that choose a commitment. */
export const commitmentField = 'commitment';
