/** The parameter of an affiliate's code, in the URL and in the contact form. */
export const codeParameter = 'ref';

/** Query parameters that may hold a code, ours first. */
export const codeParameters = [codeParameter, 'affiliate'] as const;

/**
 * Returns the visitor's code as it was typed: from the first parameter with a letter or digit, or
 * else with anything, which is not missing but invalid. An empty string without one.
 */
export function readCode(query: URLSearchParams): string {
  const codes = codeParameters.map((name) => query.get(name) ?? '');
  return codes.find(normalizeCode) ?? codes.find((code) => code.trim()) ?? '';
}

/** Keeps letters and digits, in capitals. Anything else was copied along with the code. */
export function normalizeCode(code: string): string {
  return code.replace(/[^\p{L}\p{N}]/gu, '').toUpperCase();
}

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

/** The name of the radio buttons for a commitment. */
export const commitmentField = 'commitment';
