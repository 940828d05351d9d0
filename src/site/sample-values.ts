const samples = new Set<unknown>();

/**
 * Marks a value that the owner must replace, together with this mark: `npm run deploy` refuses as
 * long as one is left, and lists what it finds. The line below lets the bundler leave out unused
 * values; inside this comment it would not be read.
 */
// @__NO_SIDE_EFFECTS__
export function sampleValue<const Value>(value: Value): Value {
  samples.add(value);
  return value;
}

/**
 * The sample values among these facts, by their path: `company.email`. A value that was marked as a
 * whole, a list of people for instance, is one of them.
 */
export function findSampleValues(facts: object, prefix = ''): { path: string; value: unknown }[] {
  return Object.entries(facts).flatMap(([name, value]) => {
    const path = `${prefix}${name}`;
    if (samples.has(value)) return [{ path, value }];
    return typeof value === 'object' && value ? findSampleValues(value, `${path}.`) : [];
  });
}
