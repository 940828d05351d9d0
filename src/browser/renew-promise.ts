// A page may stay open over the 9:00 at which the promised delivery date changes. It then
// takes what it promises from the page as the server has it now.
const minute = 60_000;
let timer: ReturnType<typeof setTimeout>;

/** Everything that shows the promise, each with the last moment at which it holds. */
function promises(page: Document): HTMLElement[] {
  return [...page.querySelectorAll<HTMLElement>('[data-until]')];
}

/** Takes the promise anew if it is over, else waits for its end. Not every page makes one. */
function renewIfOver(): void {
  clearTimeout(timer);
  const [promise] = promises(document);
  if (!promise) return;
  const left = Number(promise.dataset.until) - Date.now();
  if (left >= 0) timer = setTimeout(renewIfOver, left + 1);
  else renew();
}

function renew(): void {
  // As a document: such a request runs no script, and needs no policy for trusted HTML.
  const request = new XMLHttpRequest();
  request.open('GET', location.pathname);
  request.responseType = 'document';
  request.addEventListener('load', () => {
    const fresh: Document | null = request.responseXML;
    const renewed = fresh ? promises(fresh) : [];
    for (const [index, old] of promises(document).entries()) {
      const now = renewed[index];
      if (now) old.replaceWith(now);
    }
  });
  // A shared cache or a clock that is fast may have brought the old promise once more.
  request.addEventListener('loadend', () => {
    timer = setTimeout(renewIfOver, minute);
  });
  request.send();
}

renewIfOver();
// A sleeping machine lets timers wait.
document.addEventListener('visibilitychange', renewIfOver);
