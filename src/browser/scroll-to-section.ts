import { storageKeys, timings } from '../site/constants.ts';
import { takeItem, writeItem } from './storage.ts';

/** Scrolls to the sections that links, the session and the address ask for. */
export function scrollToSection(): void {
  const links = document.querySelectorAll<HTMLAnchorElement>('[data-section]');

  // From another page: remember the section, go to the landing page, scroll there. If the section
  // cannot be stored, the plain link with its anchor does the same.
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

  // On any page but the landing page the visitor has stopped on the way: the section is forgotten.
  const pending = takeItem('sessionStorage', storageKeys.pendingSection);
  if (pending !== undefined && links[0]?.pathname === location.pathname) {
    setTimeout(() => {
      // By its anchor, so that the keyboard continues from there.
      if (hasSection(pending)) location.replace(`#${pending}`);
    }, timings.pendingScroll);
  }

  // The address may name a section too.
  if (location.hash) hasSection(location.hash.slice(1));
}

/** Whether the page has a section; if not, the console says so. */
function hasSection(id: string): boolean {
  const exists = document.getElementById(id) !== null;
  if (!exists) console.error(`No section "${id}" to scroll to`);
  return exists;
}
