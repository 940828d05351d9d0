import { storageKeys, timings } from '../site.ts';
import { finishLayout } from './finish-layout.ts';
import { takeItem, writeItem } from './storage.ts';

const links = document.querySelectorAll<HTMLAnchorElement>('[data-section]');

// From another page: remember the section, go to the landing page, scroll there. If the section
// cannot be stored, the plain link with its anchor does the same.
for (const link of links) {
  link.addEventListener('click', (event) => {
    const plain =
      event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    const away = link.pathname !== location.pathname;
    const { section } = link.dataset;
    if (!plain || !away || !section) return;
    if (!writeItem('sessionStorage', storageKeys.pendingSection, section)) return;
    event.preventDefault();
    location.assign(link.pathname + link.search);
  });
}

// On any page but the landing page the visitor has stopped on the way: the section is forgotten.
const pending = takeItem('sessionStorage', storageKeys.pendingSection);
if (pending !== undefined && links[0]?.pathname === location.pathname) {
  setTimeout(() => {
    finishLayout();
    // By its anchor, so that the keyboard continues from there.
    if (document.getElementById(pending)) location.replace(`#${pending}`);
    else console.error(`No section "${pending}" to scroll to`);
  }, timings.pendingScroll);
}
