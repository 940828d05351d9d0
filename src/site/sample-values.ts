const samples = new Set<unknown>();

/**
 * Marks a value that the owner must replace, together with this mark; `npm run deploy` refuses and
 * lists these. The next line, which bundlers ignore inside a docstring, lets them drop unused
 * values.
 */
// @__NO_SIDE_EFFECTS__
export function sampleValue<const Value>(value: Value): Value {
  samples.add(value);
  return value;
}

/** Lists the sample values by path: `company.email`. A list marked as a whole counts as one. */
export function findSampleValues(facts: object, prefix = ''): { path: string; value: unknown }[] {
  return Object.entries(facts).flatMap(([name, value]) => {
    const path = `${prefix}${name}`;
    if (samples.has(value)) return [{ path, value }];
    return typeof value === 'object' && value ? findSampleValues(value, `${path}.`) : [];
  });
}
