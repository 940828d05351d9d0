import { defaultLocale } from '../locales.ts';
import { storageKeys } from '../site.ts';
import { withCode } from './referral.ts';
import { readItem, writeItem } from './storage.ts';

const page = document.documentElement.dataset.locale;
const key = storageKeys.language;
const stored = readItem('localStorage', key);

const links = document.querySelectorAll<HTMLAnchorElement>('a[hreflang]');
/** Every page links to itself in each language, so the script needs no table of languages. */
const spoken = new Set<string | undefined>([...links].map(({ hreflang }) => hreflang));

/** The visitor's preferred language: the stored one, else the browser's first that we speak. */
const preferred = [
  stored,
  ...navigator.languages.map((tag) => tag.toLowerCase().split('-')[0]),
].find((code) => spoken.has(code));

const offer = document.querySelector<HTMLElement>(`[data-offer="${preferred}"]`);
if (offer) offer.hidden = false;

// A prefixed URL is a choice; one without a prefix is not: a link may have led there.
if (page && page !== defaultLocale) writeItem('localStorage', key, page);
else if (!stored) writeItem('localStorage', key, defaultLocale);

const search = withCode(location);
for (const link of links) {
  if (search) link.search = search;
  link.addEventListener('click', () => {
    // The query may have changed meanwhile: it holds the choice of a term.
    link.search = withCode(location);
    writeItem('localStorage', key, link.hreflang);
  });
}

offer?.querySelector('[data-dismiss]')?.addEventListener('click', () => {
  offer.hidden = true;
  // Visitors who dismiss the offer have chosen the page's language.
  if (page) writeItem('localStorage', key, page);
});
