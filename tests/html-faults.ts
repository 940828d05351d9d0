import { defineMetadata, HtmlValidate } from 'html-validate';

/** Attributes that the W3C's Nu checker rejects but html-validate accepts. */
const refusedByNu = defineMetadata({
  label: {
    inherit: 'label',
    attributes: { 'aria-hidden': { allowed: () => 'hides a label, not its control' } },
  },
  link: {
    inherit: 'link',
    attributes: { blocking: { allowed: () => 'is allowed on stylesheets only' } },
  },
});

const validator = new HtmlValidate({
  root: true,
  extends: ['html-validate:standard'],
  elements: ['html5', refusedByNu],
});

/** Returns the violations of the HTML standard and of the Nu checker's rules. */
export async function htmlFaults(html: string): Promise<string[]> {
  const { results } = await validator.validateString(html);
  const faults = results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`),
  );
  // html-validate skips the content of `<svg>`; Nu accepts `pathLength` on paths only.
  const svg = html.match(/<(?!path\b)\w+[^>]* pathLength=[^>]*>/g) ?? [];
  return [...faults, ...svg];
}
