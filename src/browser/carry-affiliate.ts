import { bookingParameters, codeParameter, readCode } from '../parameters.ts';
import { storageKeys } from '../storage-keys.ts';
import { readItem, writeItem } from './storage.ts';

/** In characters. No code is longer, and a longer link could exceed what servers accept. */
const maxLength = 100;

/**
 * Keeps the affiliate's code of any URL for the tab, unchecked, and adds it to the links to the
 * contact page, which checks it, and to the booking page.
 */
export function carryAffiliate(): void {
  const brought = readCode(new URLSearchParams(location.search)).trim().slice(0, maxLength);
  if (brought) writeItem('sessionStorage', storageKeys.affiliate, brought);
  const code = brought || readItem('sessionStorage', storageKeys.affiliate);
  if (!code) return;
  addToLinks('a[href$="/contact"]', codeParameter, code);
  // In capitals, since booking tools distinguish case. The code is otherwise as it came; the leads
  // hold it without spaces and signs.
  addToLinks('[data-booking]', bookingParameters.term, code.toUpperCase());
}

function addToLinks(selector: string, parameter: string, code: string): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>(selector)) {
    const url = new URL(link.href);
    url.searchParams.set(parameter, code);
    link.href = url.href;
  }
}
