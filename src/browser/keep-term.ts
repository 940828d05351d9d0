import { commitmentParameter } from '../facts/constants.ts';

/**
 * Keeps the chosen commitment in the URL, where it can be shared and survives a reload, and adds it to the
 * booking links of the prices.
 */
export function keepCommitment(): void {
  const asked = new URLSearchParams(location.search).get(commitmentParameter);
  for (const commitment of document.getElementsByName(
    commitmentParameter,
  ) as NodeListOf<HTMLInputElement>) {
    if (commitment.value === asked) commitment.checked = true;
    if (commitment.checked) addToLinks(commitment.value);
    commitment.addEventListener('change', () => {
      const url = new URL(location.href);
      if (commitment.defaultChecked) url.searchParams.delete(commitmentParameter);
      else url.searchParams.set(commitmentParameter, commitment.value);
      history.replaceState(history.state, '', url);
      addToLinks(commitment.value);
    });
  }
}

function addToLinks(months: string): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('#pricing [data-booking]')) {
    const url = new URL(link.href);
    url.searchParams.set(commitmentParameter, months);
    link.href = url.href;
  }
}
