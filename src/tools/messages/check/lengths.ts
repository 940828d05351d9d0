import { createIntl } from '@formatjs/intl';
import { company, delivery, lowestPrice } from '#src/facts/business.ts';
import { formatTag } from '#src/facts/locales.ts';
import { formatsOf } from '#src/intl/formats.ts';
import type { Catalogue, Finding } from './catalogue.ts';

/** Search engines truncate longer texts; shorter ones waste space. */
const limits = { title: { min: 1, max: 60 }, description: { min: 120, max: 158 } };

/** The values of these messages on their pages; brands of up to ten letters must fit. */
const values = {
  brand: company.brand.padEnd(10, 'x'),
  city: company.address.city,
  hours: delivery.hours,
  price: lowestPrice,
};

export function checkLengths({ locale, messages }: Catalogue): Finding[] {
  const asts = Object.fromEntries([...messages].map(([id, { ast }]) => [id, [...ast]]));
  const intl = createIntl({
    locale: formatTag(locale),
    messages: asts,
    formats: formatsOf(locale),
  });
  return [...messages.keys()].flatMap((id) => {
    const kind = /\.meta\.(title|description)$/.exec(id)?.[1];
    if (kind !== 'title' && kind !== 'description') return [];
    const { min, max } = limits[kind];
    const { length } = [...intl.formatMessage({ id }, values)];
    if (length >= min && length <= max) return [];
    return [{ id, problem: `${length} characters on the page: write ${min} to ${max}` }];
  });
}
