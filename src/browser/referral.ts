import { codeParameter, codeParameters, storageKeys } from '../facts/constants.ts';
import { readItem, removeItem, writeItem } from './storage.ts';

const key = storageKeys.referral;

/**
 * Stores the page's confirmed affiliate for the tab, as `CODE Name`. A page without an affiliate
 * shows the stored one and adds its code to the links. Returns the code, or an empty string.
 */
export function carryReferral(): string {
  const line = document.querySelector<HTMLElement>('[data-referral]');
  const { referral, name } = line?.dataset ?? {};
  if (referral) writeItem('sessionStorage', key, `${referral} ${name}`);
  const stored = readItem('sessionStorage', key);

  // The link leads to the page without a code.
  document.querySelector('[data-forget]')?.addEventListener('click', () => {
    removeItem('sessionStorage', key);
  });
  // A page from the back/forward cache may name an affiliate that the tab has forgotten since.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted && readItem('sessionStorage', key) !== stored) location.reload();
  });

  if (referral) return referral;
  const kept = keptReferral();
  if (kept) showReferral(kept.code, kept.name, line);
  return kept?.code ?? '';
}

/** Returns the affiliate whose code and name are stored for the tab. */
function keptReferral(): { code: string; name: string } | undefined {
  const [, code, name] = readItem('sessionStorage', key)?.match(/^(\S+) (.+)$/) ?? [];
  return code && name ? { code, name } : undefined;
}

/**
 * Reloads a contact page whose URL names no affiliate with the code stored for the tab. Returns
 * whether it does.
 */
export function restoreCode(): boolean {
  const kept = keptReferral();
  if (!kept || namesAffiliate(new URL(location.href))) return false;
  if (!document.querySelector('[data-contact]')) return false;
  location.replace(`?${codeParameter}=${kept.code}`);
  return true;
}

function showReferral(code: string, name: string, line: HTMLElement | null): void {
  const place = line?.querySelector('[data-referrer]');
  if (line && place) {
    place.textContent = name;
    line.hidden = false;
  }
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[href^="/"]')) {
    if (!('forget' in link.dataset)) link.search = withCode(code, link);
  }
}

/** Returns the query of a URL, with the code added unless it names an affiliate. */
export function withCode(code: string, { href }: { href: string }): string {
  const url = new URL(href);
  if (code && !namesAffiliate(url)) url.searchParams.set(codeParameter, code);
  return String(url.searchParams);
}

function namesAffiliate({ searchParams }: URL): boolean {
  return codeParameters.some((name) => searchParams.has(name));
}
