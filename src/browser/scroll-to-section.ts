import { storageKeys, timings } from '../site/constants.ts';
import { takeItem, writeItem } from './storage.ts';

/** Scrolls to the section that a link, the session storage or the URL names. */
export function scrollToSection(): void {
  const links = document.querySelectorAll<HTMLAnchorElement>('[data-section]');

  // From another page, the section is stored; without storage, the plain anchor works.
  for (const link of links) {
    link.addEventListener('click', (event) => {
      const plain =
        event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
      const { section } = link.dataset;
      if (!plain || !section) return;
      if (link.pathname === location.pathname) return void hasSection(section);
      if (!writeItem('sessionStorage', storageKeys.pendingSection, section)) return;
      event.preventDefault();
      location.assign(link.pathname + link.search);
    });
  }

  // On any page but the landing page, the visitor went elsewhere first: it is dropped.
  const pending = takeItem('sessionStorage', storageKeys.pendingSection);
  if (pending !== undefined && links[0]?.pathname === location.pathname) {
    setTimeout(() => {
      // By its anchor, so that keyboard navigation continues from there.
      if (hasSection(pending)) location.replace(`#${pending}`);
    }, timings.pendingScroll);
  }

  if (location.hash) hasSection(location.hash.slice(1));
}

function hasSection(id: string): boolean {
  const exists = document.getElementById(id) !== null;
  if (!exists) console.error(`No section "${id}" to scroll to`);
  return exists;
}
