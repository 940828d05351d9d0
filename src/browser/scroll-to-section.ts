import { storageKeys, timings } from '../site.ts';
import { finishLayout } from './finish-layout.ts';
import { takeItem, writeItem } from './storage.ts';

// From another page: remember the section, go home, scroll there.
// If the target cannot be stored, the plain link with its anchor does it.
for (const link of document.querySelectorAll<HTMLAnchorElement>('[data-section]')) {
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

const pending = takeItem('sessionStorage', storageKeys.pendingSection);
if (pending !== undefined) {
  setTimeout(() => {
    finishLayout();
    const target = document.getElementById(pending);
    if (target) target.scrollIntoView();
    else console.error(`No section "${pending}" to scroll to`);
  }, timings.pendingScroll);
}
