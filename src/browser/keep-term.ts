import { termParameter } from '../site/constants.ts';

/** Keeps the chosen term in the URL, where it can be shared and survives a reload. */
export function keepTerm(): void {
  const asked = new URLSearchParams(location.search).get(termParameter);
  for (const term of document.getElementsByName(termParameter) as NodeListOf<HTMLInputElement>) {
    if (term.value === asked) term.checked = true;
    term.addEventListener('change', () => {
      const url = new URL(location.href);
      if (term.defaultChecked) url.searchParams.delete(termParameter);
      else url.searchParams.set(termParameter, term.value);
      history.replaceState(history.state, '', url);
    });
  }
}
