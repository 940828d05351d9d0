import { bookingParameters, commitmentField } from '../parameters.ts';

/** Adds the chosen commitment to the booking links of the prices: `two` becomes `two-12`. */
export function addCommitment(): void {
  const choices = [...document.querySelectorAll<HTMLInputElement>(`[name=${commitmentField}]`)];
  const links = document.querySelectorAll<HTMLAnchorElement>('#pricing [data-booking]');
  const update = () => {
    const months = choices.find(({ checked }) => checked)?.value;
    for (const link of links) {
      const url = new URL(link.href);
      const [plan] = url.searchParams.get(bookingParameters.content)?.split('-') ?? [];
      url.searchParams.set(bookingParameters.content, `${plan}-${months}`);
      link.href = url.href;
    }
  };
  // A browser may restore the choice before a reload.
  update();
  for (const choice of choices) choice.addEventListener('change', update);
}
