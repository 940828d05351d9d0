import { termParameter } from '../site/constants.ts';

/**
 * Keeps the chosen term in the URL, where it can be shared and survives a reload, and adds it to the
 * booking links of the prices.
 */
export function keepTerm(): void {
  const asked = new URLSearchParams(location.search).get(termParameter);
  for (const term of document.getElementsByName(termParameter) as NodeListOf<HTMLInputElement>) {
    if (term.value === asked) term.checked = true;
    if (term.checked) addToLinks(term.value);
    term.addEventListener('change', () => {
      const url = new URL(location.href);
      if (term.defaultChecked) url.searchParams.delete(termParameter);
      else url.searchParams.set(termParameter, term.value);
      history.replaceState(history.state, '', url);
      addToLinks(term.value);
    });
  }
}

function addToLinks(months: string): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('#pricing [data-booking]')) {
    const url = new URL(link.href);
    url.searchParams.set(termParameter, months);
    link.href = url.href;
  }
}
