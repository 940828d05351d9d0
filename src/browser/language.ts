import { storageKeys } from '../site/constants.ts';
import { defaultLocale } from '../site/locales.ts';
import { withCode } from './referral.ts';
import { readItem, writeItem } from './storage.ts';

/**
 * Stores the language that the visitor wants, and offers it where the page has another one. `code`
 * is that of the affiliate, which links to other languages keep.
 */
export function offerLanguage(code: string): void {
  const page = document.documentElement.dataset.locale;
  const stored = readItem('localStorage', storageKeys.language);
  const hasChosen = readItem('localStorage', storageKeys.languageChosen) !== undefined;

  const links = document.querySelectorAll<HTMLAnchorElement>('a[hreflang]');
  // Every page links to itself in each language, so the script needs no table of languages.
  const spoken = new Set<string | undefined>([...links].map(({ hreflang }) => hreflang));

  // The language that the visitor has chosen; until then the browser's first that we speak.
  const preferred = hasChosen
    ? stored
    : navigator.languages
        .map((tag) => tag.toLowerCase().split('-')[0])
        .find((language) => spoken.has(language));

  const offer = document.querySelector<HTMLElement>(`[data-offer="${preferred}"]`);
  if (offer) offer.hidden = false;

  // A prefixed URL is a choice; one without a prefix is not: a link may have led there.
  if (page && page !== defaultLocale) choose(page);
  else if (!spoken.has(stored)) writeItem('localStorage', storageKeys.language, defaultLocale);

  const search = withCode(code, location);
  for (const link of links) {
    if (search) link.search = search;
    link.addEventListener('click', () => {
      // The query may have changed meanwhile: it holds the choice of a term.
      link.search = withCode(code, location);
      choose(link.hreflang);
    });
  }

  // Visitors who dismiss the offer have chosen the page's language.
  offer?.querySelector('[data-dismiss]')?.addEventListener('click', () => {
    offer.hidden = true;
    if (page) choose(page);
  });
}

/** Stores a language, and that it is not the default: the visitor wants it. */
function choose(language: string): void {
  writeItem('localStorage', storageKeys.language, language);
  writeItem('localStorage', storageKeys.languageChosen, 'yes');
}
