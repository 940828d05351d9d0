import { storageKeys } from '../storage-keys.ts';
import { pendingScrollMs } from '../timing.ts';
import { removeItem, writeItem } from './storage.ts';

/** Scrolls to the section that a link, the session storage or the URL names. */
export function scrollToSection(): void {
  const links = document.querySelectorAll<HTMLAnchorElement>('[data-section]');

  // On another page, a click stores the section. Without storage, the plain anchor works.
  for (const link of links) {
    link.addEventListener('click', (event) => {
      const opensElsewhere = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
      const { section } = link.dataset;
      if (opensElsewhere || !section) return;
      if (link.pathname === location.pathname) return void reportMissingSection(section);
      if (!writeItem('sessionStorage', storageKeys.pendingSection, section)) return;
      event.preventDefault();
      location.assign(link.pathname + link.search);
    });
  }

  // Section links lead to the landing page, so only that page scrolls. Any other forgets the section.
  const pending = removeItem('sessionStorage', storageKeys.pendingSection);
  if (pending !== undefined && links[0]?.pathname === location.pathname) {
    setTimeout(() => {
      // Follows the anchor, so that keyboard navigation continues from there.
      if (reportMissingSection(pending)) location.replace(`#${pending}`);
    }, pendingScrollMs);
  }

  if (location.hash) reportMissingSection(location.hash.slice(1));
}

function reportMissingSection(id: string): boolean {
  const exists = document.getElementById(id) !== null;
  if (!exists) console.error(`No section "${id}" to scroll to`);
  return exists;
}
