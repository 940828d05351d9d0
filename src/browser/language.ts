import { storageKeys } from '../facts/constants.ts';
import { defaultLocale } from '../facts/locales.ts';
import { withCode } from './referral.ts';
import { readItem, writeItem } from './storage.ts';

/**
 * Offers the page in the language chosen before, or else in the browser's. Only the menu and the
 * offer count as a choice, since a link may lead to a page in any language. Links to other
 * languages keep the affiliate's `code`.
 */
export function offerLanguage(code: string): void {
  const page = document.documentElement.dataset.locale ?? defaultLocale;
  // Every page links to itself in each language, so the script needs no table of languages.
  const links = [...document.querySelectorAll<HTMLAnchorElement>('a[data-switch]')];
  const linkTo = (language?: string | null) => links.find(({ hreflang }) => hreflang === language);

  const stored = readItem('localStorage', storageKeys.language);
  // A prefix shows which language the visitor opened. Without one, English may only be the default.
  if (page !== defaultLocale || !linkTo(stored)) {
    writeItem('localStorage', storageKeys.language, page);
  }

  for (const link of links) keepQuery(link, code);

  const preferred =
    readItem('localStorage', storageKeys.languageChosen) ??
    navigator.languages.map((tag) => tag.toLowerCase().split('-')[0]).find(linkTo);
  const link = linkTo(preferred);
  if (link && preferred !== page) showOffer(link, page, code);
}

function showOffer(target: HTMLAnchorElement, page: string, code: string): void {
  const offer = document.querySelector<HTMLElement>('[data-offer]');
  const link = offer?.querySelector('a');
  const button = offer?.querySelector('button');
  if (!offer || !link || !button) return;
  offer.lang = target.lang;
  link.href = target.pathname;
  link.hreflang = target.hreflang;
  link.textContent = target.dataset.switch ?? '';
  button.ariaLabel = target.dataset.dismiss ?? '';
  keepQuery(link, code);
  offer.hidden = false;
  // Dismissing the offer chooses the page's language.
  button.addEventListener('click', () => {
    offer.hidden = true;
    choose(page);
  });
  addEventListener('scroll', () => {
    if (scrollY > innerHeight) offer.hidden = true;
  });
}

/** Keeps the affiliate's code in a link to another language; the link counts as a choice. */
function keepQuery(link: HTMLAnchorElement, code: string): void {
  const search = withCode(code, location);
  if (search) link.search = search;
  link.addEventListener('click', () => {
    // The query may have changed since, because it holds the chosen term.
    link.search = withCode(code, location);
    choose(link.hreflang);
  });
}

function choose(language: string): void {
  writeItem('localStorage', storageKeys.language, language);
  writeItem('localStorage', storageKeys.languageChosen, language);
}
