const samples = new Set<unknown>();

/**
 * Marks a value that the owner replaces, the mark included: `npm run deploy`
 * refuses as long as one is left, and lists what it finds. The line below lets the
 * bundler leave out what nobody uses; within this comment it would not be read.
 */
// @__NO_SIDE_EFFECTS__
export function sampleValue<const Value>(value: Value): Value {
  samples.add(value);
  return value;
}

/**
 * The sample values among these facts, by their path: `company.email`. What
 * was marked as a whole, a list of people for instance, is one of them.
 */
export function findSampleValues(facts: object, prefix = ''): { path: string; value: unknown }[] {
  return Object.entries(facts).flatMap(([name, value]) => {
    const path = `${prefix}${name}`;
    if (samples.has(value)) return [{ path, value }];
    return typeof value === 'object' && value ? findSampleValues(value, `${path}.`) : [];
  });
}
