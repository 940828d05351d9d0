import { readCode } from './affiliates.ts';

/**
 * Whether the contact page may answer a request with its form: a request that brings a code, or
 * posts the form. Any other gets a page without client components, so React has nothing to do on
 * it.
 */
export function mayShowForm({ method, url }: Request): boolean {
  return method === 'POST' || readCode(new URL(url).searchParams) !== '';
}
