import { defaultLocale } from '../facts/locales.ts';
import { storageKeys } from '../storage-keys.ts';
import { readItem, writeItem } from './storage.ts';

// A classic script in the head of every page; in development it runs after hydration. A script beside
// the offer would halt the parser in the middle of the page, and Chromium reports an error if a view
// transition begins meanwhile.
const observer = new MutationObserver(offerOnceParsed);
observer.observe(document, { childList: true, subtree: true });
offerOnceParsed();

/** Acts when the parser has passed the offer, before what follows it is painted. */
function offerOnceParsed(): void {
  if (!document.querySelector('[data-offer] + *')) return;
  observer.disconnect();
  offerLanguage();
}

/**
 * Offers the page in the language chosen before, or else in the browser's. Only the menu and the
 * offer count as a choice, since a link may lead to a page in any language.
 */
function offerLanguage(): void {
  const menus = document.querySelectorAll<HTMLAnchorElement>('[popover] a[hreflang]');
  const page = [...menus].find(({ ariaCurrent }) => ariaCurrent)?.hreflang ?? defaultLocale;
  const offer = document.querySelector<HTMLElement>('[data-offer]');
  // One for each other language, so the script needs no table of languages.
  const offers = [...document.querySelectorAll<HTMLAnchorElement>('[data-offer] a')];
  const offerOf = (language?: string) => offers.find(({ hreflang }) => hreflang === language);
  const isKnown = (language?: string) => language === page || Boolean(offerOf(language));

  // English has no prefix, so its page overwrites no language that is already stored.
  if (page !== defaultLocale || !isKnown(readItem('localStorage', storageKeys.language))) {
    writeItem('localStorage', storageKeys.language, page);
  }

  for (const link of [...menus, ...offers]) {
    if (location.search) link.search = location.search;
    link.addEventListener('click', () => choose(link.hreflang));
  }

  const preferred =
    readItem('localStorage', storageKeys.languageChosen) ??
    navigator.languages.map((tag) => tag.toLowerCase().split('-')[0]).find(isKnown);
  const link = offerOf(preferred);
  if (!offer || !link) return;
  link.hidden = false;
  offer.hidden = false;
  // Dismissing the offer chooses the page's language.
  offer.querySelector('button')?.addEventListener('click', () => {
    offer.hidden = true;
    choose(page);
  });
}

function choose(language: string): void {
  writeItem('localStorage', storageKeys.language, language);
  writeItem('localStorage', storageKeys.languageChosen, language);
}
