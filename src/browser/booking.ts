import { commitmentField, contentParameter } from '../facts/constants.ts';

/** Adds the chosen commitment to the booking links of the prices: `two` becomes `two-12`. */
export function addCommitment(): void {
  const choices = [...document.querySelectorAll<HTMLInputElement>(`[name=${commitmentField}]`)];
  const links = document.querySelectorAll<HTMLAnchorElement>(
    `#pricing a[href*="${contentParameter}="]`,
  );
  const update = () => {
    const months = choices.find(({ checked }) => checked)?.value;
    for (const link of links) {
      const url = new URL(link.href);
      const [plan] = url.searchParams.get(contentParameter)?.split('-') ?? [];
      url.searchParams.set(contentParameter, `${plan}-${months}`);
      link.href = url.href;
    }
  };
  // A browser may restore the choice before a reload.
  update();
  for (const choice of choices) choice.addEventListener('change', update);
}
