import { company, delivery, lowestPrice } from '../../../site.ts';
import type { createTexts } from '../../../texts.ts';
import type { Catalogue } from '../catalogue.ts';
import type { Finding } from '../finding.ts';

/** Characters that search engines show: more is cut off, much less is wasted. */
const limits = { title: { min: 1, max: 60 }, description: { min: 120, max: 158 } };

/** Letters of a brand: one of this length must fit in everywhere. */
const roomForBrand = 10;

/** The values that these messages are given on their pages. */
const values = {
  brand: company.brand.padEnd(roomForBrand, 'x'),
  city: company.address.city,
  hours: delivery.hours,
  price: lowestPrice,
};

/**
 * Titles and descriptions that are too long or too short as their pages show
 * them: rendered by the site's own `createTexts`.
 */
export function lengthFaults(
  { locale, messages }: Catalogue,
  translate: typeof createTexts,
): Finding[] {
  const { t } = translate(
    locale,
    Object.fromEntries([...messages].map(([id, { ast }]) => [id, [...ast]])),
  );
  const findings: Finding[] = [];
  for (const id of messages.keys()) {
    const kind = /\.meta\.(title|description)$/.exec(id)?.[1];
    if (kind !== 'title' && kind !== 'description') continue;
    const { min, max } = limits[kind];
    const { length } = [...t(id as 'landing.meta.description', values)];
    if (length >= min && length <= max) continue;
    findings.push({
      id,
      rule: 'length',
      offset: 0,
      problem: `${length} characters on the page`,
      mend: kind === 'title' ? `write at most ${max}` : `write ${min} to ${max}`,
    });
  }
  return findings;
}
