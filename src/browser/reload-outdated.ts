const minute = 60_000;
let timer: ReturnType<typeof setTimeout>;

/**
 * Renews the promise of a page that stays open past the 9:00 at which the delivery date changes, from
 * the page as the server sends it then.
 */
export function renewPromise(): void {
  renewIfOver();
  // Timers do not run while the machine sleeps.
  document.addEventListener('visibilitychange', renewIfOver);
}

/** Everything that shows the promise, each with the last moment at which it holds. */
function promises(page: Document): HTMLElement[] {
  return [...page.querySelectorAll<HTMLElement>('[data-until]')];
}

/** Renews the promise if it has expired, else waits until it does. Not every page makes one. */
function renewIfOver(): void {
  clearTimeout(timer);
  const [promise] = promises(document);
  if (!promise) return;
  const left = Number(promise.dataset.until) - Date.now();
  if (left >= 0) timer = setTimeout(renewIfOver, left + 1);
  else renew();
}

function renew(): void {
  // As a document: such a request runs no script, and needs no Trusted Types policy.
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
  // The old promise may have come once more, from a shared cache or because this clock is fast.
  request.addEventListener('loadend', () => {
    timer = setTimeout(renewIfOver, minute);
  });
  request.send();
}
