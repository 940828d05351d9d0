import { fieldNames } from '../../../contact/fields.ts';
import type { Catalogue, Message } from '../catalogue.ts';
import type { Finding } from '../finding.ts';
import { wholeWords } from '../patterns.ts';
import type { Glossary } from './glossary.ts';

/** What a group of messages must tell its readers; `says` finds it in a text. */
type Duty = { ids: readonly string[]; says: RegExp; problem: string; mend: string };

/** No field of the form may be left empty, and its label is what says so. */
const labels = fieldNames.map((name) => `contact.${name}.label`);

/** A price without a word about VAT is a price with VAT. */
const prices = [
  'hero.price',
  'pricing.subtitle',
  'pricing.rate',
  'pricing.minimumTotal',
  'pricing.total',
  'pricing.offer.ifPrepaid',
  'cgv.prices.perEpisode',
  'cgv.plans.caption',
  'cgv.plans.amount',
  'cgv.launch.price',
  'cgv.launch.total',
  'cgv.prepayment.example',
  'landing.meta.description',
];

/** Messages that leave out what they must say, in any of their branches. */
export function promiseFaults({ locale, messages }: Catalogue, glossary: Glossary): Finding[] {
  return duties(glossary[locale] ?? []).flatMap((duty) =>
    duty.ids.flatMap((id) => {
      const message = messages.get(id);
      return message && !meets(message, duty) ? [fault(id, duty)] : [];
    }),
  );
}

/** The glossary has the word for prices; a language without one has no such duty. */
function duties(terms: Glossary[string]): Duty[] {
  const net = terms.find(({ prices }) => prices)?.use;
  const list: Duty[] = [
    {
      ids: labels,
      says: /[ \u00a0]\*$/u,
      problem: 'the label of a required field without its asterisk',
      mend: 'end it in “ *”',
    },
  ];
  if (net !== undefined) {
    list.push({
      ids: prices,
      says: wholeWords([net.replaceAll('\u00a0', ' ')], 'u'),
      problem: 'a price that says nothing of VAT',
      mend: `say “${net}”`,
    });
  }
  return list;
}

function meets({ readings }: Message, { says }: Duty): boolean {
  return readings.every(({ text }) => says.test(text));
}

function fault(id: string, { problem, mend }: Duty): Finding {
  return { id, rule: 'promise', offset: 0, problem, mend };
}
