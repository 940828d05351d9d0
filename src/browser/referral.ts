import { codeParameter, storageKeys } from '../site/constants.ts';
import { readItem, takeItem, writeItem } from './storage.ts';

// The affiliate whom the server has confirmed for this page is stored for the tab, as `CODE Name`.
// On a page without one, the stored one is used: in the line and in the links.
const key = storageKeys.referral;
const line = document.querySelector<HTMLElement>('[data-referral]');
const { referral, name: referrer } = line?.dataset ?? {};

if (referral) writeItem('sessionStorage', key, `${referral} ${referrer}`);
const stored = readItem('sessionStorage', key);
const [, code, name] = (!referral && stored?.match(/^(\S+) (.+)$/)) || [];
if (code && name) carryOn(code, name);

/** The code of the affiliate who referred this visitor, or an empty string. */
export const affiliate = referral || code || '';

function carryOn(code: string, name: string): void {
  // The contact page asks for a code if its address has none: it is reloaded with the stored one.
  if (document.querySelector<HTMLInputElement>('#code')?.value === '') {
    location.replace(`?${codeParameter}=${code}`);
  }
  const place = line?.querySelector('[data-referrer]');
  if (line && place) {
    place.textContent = name;
    line.hidden = false;
  }
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[href^="/"]')) {
    if (!('forget' in link.dataset)) link.search = withCode(link);
  }
}

/** The query of an address, with the stored code added if it has none. */
export function withCode({ href }: { href: string }): string {
  const { searchParams } = new URL(href);
  if (code && !searchParams.has(codeParameter)) searchParams.set(codeParameter, code);
  return String(searchParams);
}

// The link itself leads to the page without a code.
document.querySelector('[data-forget]')?.addEventListener('click', () => {
  takeItem('sessionStorage', key);
});

// A page from the browser's back/forward cache could name a partner who has since been forgotten.
addEventListener('pageshow', ({ persisted }) => {
  if (persisted && readItem('sessionStorage', key) !== stored) location.reload();
});
