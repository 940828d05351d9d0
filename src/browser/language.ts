import { defaultLocale } from '../facts/locales.ts';
import { storageKeys } from '../storage-keys.ts';
import { readItem, writeItem } from './storage.ts';

// A classic script in the head of every page; in development it runs after hydration. A script beside
// the offer would halt the parser in the middle of the page, and Chromium reports an error if a view
// transition begins meanwhile.
const observer = new MutationObserver(offerOnceParsed);
observer.observe(document, { childList: true, subtree: true });
offerOnceParsed();

// Following a language of the menu, the footer or the offer is a choice and keeps the query; any
// other link may lead to a page in any language. The query is added before a context menu opens.
for (const type of ['pointerdown', 'click']) {
  document.addEventListener(type, ({ target }) => {
    if (!(target instanceof Element)) return;
    const link = target.closest<HTMLAnchorElement>(':is(header, footer, [data-offer]) a[hreflang]');
    if (!link) return;
    if (location.search) link.search = location.search;
    if (type === 'click') choose(link.hreflang);
  });
}

/** Acts when the parser has passed the offer, before what follows it is painted. */
function offerOnceParsed(): void {
  if (!document.querySelector('[data-offer] + *')) return;
  observer.disconnect();
  offerLanguage();
}

/** Offers the page in the language chosen before, or else in the browser's. */
function offerLanguage(): void {
  const current = document.querySelector<HTMLAnchorElement>('header a[hreflang][aria-current]');
  const page = current?.hreflang ?? defaultLocale;
  const offer = document.querySelector<HTMLElement>('[data-offer]');
  // One for each other language, so the script needs no table of languages.
  const offers = [...document.querySelectorAll<HTMLAnchorElement>('[data-offer] a')];
  const offerOf = (language?: string) => offers.find(({ hreflang }) => hreflang === language);
  const isKnown = (language?: string) => language === page || Boolean(offerOf(language));

  // English has no prefix, so its page overwrites no language that is already stored.
  if (page !== defaultLocale || !isKnown(readItem('localStorage', storageKeys.language))) {
    writeItem('localStorage', storageKeys.language, page);
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
