import { storageKeys } from '../site/constants.ts';
import { defaultLocale } from '../site/locales.ts';
import { withCode } from './referral.ts';
import { readItem, writeItem } from './storage.ts';

/**
 * Offers the page in the language chosen before, or else in the browser's. Only the menu and the
 * offer count as a choice: a link may lead to a page in any language. Links to other languages keep
 * the affiliate's `code`.
 */
export function offerLanguage(code: string): void {
  const page = document.documentElement.dataset.locale ?? defaultLocale;
  const links = document.querySelectorAll<HTMLAnchorElement>('a[data-language]');
  // Every page links to itself in each language, so the script needs no table of languages.
  const available = new Set<string | undefined>([...links].map(({ hreflang }) => hreflang));

  const stored = readItem('localStorage', storageKeys.language);
  // A prefix tells which language the visitor opened; without one, English may be the default.
  if (page !== defaultLocale || !available.has(stored)) store(page);

  const search = withCode(code, location);
  for (const link of links) {
    if (search) link.search = search;
    link.addEventListener('click', () => {
      // The query may have changed since: it holds the chosen term.
      link.search = withCode(code, location);
      choose(link.hreflang);
    });
  }

  const preferred =
    readItem('localStorage', storageKeys.languageChosen) ??
    navigator.languages
      .map((tag) => tag.toLowerCase().split('-')[0])
      .find((language) => available.has(language));
  const offer = document.querySelector<HTMLElement>(`[data-offer="${preferred}"]`);
  if (!offer) return;

  offer.hidden = false;
  // Dismissing the offer chooses the page's language.
  offer.querySelector('[data-dismiss]')?.addEventListener('click', () => {
    offer.hidden = true;
    choose(page);
  });
  addEventListener('scroll', () => {
    if (scrollY > innerHeight) offer.hidden = true;
  });
}

function choose(language: string): void {
  store(language);
  writeItem('localStorage', storageKeys.languageChosen, language);
}

function store(language: string): void {
  writeItem('localStorage', storageKeys.language, language);
}
