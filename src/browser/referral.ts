import { codeParameter, storageKeys } from '../site.ts';
import { readItem, takeItem, writeItem } from './storage.ts';

// The affiliate whom the server has confirmed for this page, as `CODE Name`, is kept for
// the tab. On a page without one the kept one goes on: in the line and in the links.
const key = storageKeys.referral;
const line = document.querySelector<HTMLElement>('[data-referral]');
const { referral, name: referrer } = line?.dataset ?? {};

if (referral) writeItem('sessionStorage', key, `${referral} ${referrer}`);
else {
  const [, code, name] = readItem('sessionStorage', key)?.match(/^(\S+) (.+)$/) ?? [];
  if (code && name) carryOn(code, name);
}

function carryOn(code: string, name: string): void {
  const place = line?.querySelector('[data-referrer]');
  if (line && place) {
    place.textContent = name;
    line.hidden = false;
  }
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[href^="/"]')) {
    const { searchParams } = new URL(link.href);
    if ('forget' in link.dataset || searchParams.has(codeParameter)) continue;
    searchParams.set(codeParameter, code);
    link.search = String(searchParams);
  }
}

// The link itself leads to the page without a code.
document.querySelector('[data-forget]')?.addEventListener('click', () => {
  takeItem('sessionStorage', key);
});
