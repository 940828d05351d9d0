/** The names of the exports that hold sample values. */
export const samples = new Set<string>();

/**
 * Marks the value of the export `name` as one that the owner must replace, together with this mark;
 * `npm run deploy` refuses and lists these. The next line, which bundlers ignore inside a docstring,
 * lets them drop unused values.
 */
// @__NO_SIDE_EFFECTS__
export function sampleValue<const Value>(name: string, value: Value): Value {
  samples.add(name);
  return value;
}
