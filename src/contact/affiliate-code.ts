import { unstable_getRequest as getRequest } from 'waku/router/server';
import { type Affiliate, findAffiliate } from '../facts/affiliates.ts';
import { logError } from '../log.ts';
import { codeParameter, normalizeCode, readCode } from '../parameters.ts';
import { requestContext } from '../request-context.ts';
import { withRetries } from './with-retries.ts';

/**
 * The reason why there is no form. The messages `contact.error.{problem}` and
 * `contact.help.{problem}` explain it.
 */
export type CodeProblem = 'missing' | 'invalid' | 'failed';

export type Lookup = { status: 'found'; affiliate: Affiliate } | { status: CodeProblem };

/** With the defaults that the specification gives for queries, as if the table were remote. */
const findWithRetries = withRetries(async (code) => findAffiliate(code));

/** Looks up a code as it came. Never throws. */
export async function lookUpAffiliate(code: string, find = findWithRetries): Promise<Lookup> {
  if (!code.trim()) return { status: 'missing' };
  try {
    const affiliate = await find(normalizeCode(code));
    return affiliate ? { status: 'found', affiliate } : { status: 'invalid' };
  } catch (error) {
    logError('affiliate-lookup-failed', error);
    return { status: 'failed' };
  }
}

/** Returns the query that names the affiliate of a code, `?ref=ALPHA72`; empty if it is unknown. */
export function affiliateSearch(code: string): string {
  const affiliate = findAffiliate(normalizeCode(code));
  return affiliate ? `?${new URLSearchParams({ [codeParameter]: affiliate.code })}` : '';
}

/** Returns the code of the posted form or of the rendered URL; shared pages are rendered without one. */
export function visitorCode(): string {
  const { searchParams } = new URL(getRequest().url);
  return requestContext().posted?.code || readCode(searchParams);
}
