/** How many code points a range may run on without a letter of the face. */
const widestGap = 48;

/** `U+20-7E,U+A0`: the CSS notation of sorted characters. */
export function unicodeRange(characters: readonly string[]): string {
  const ranges: [first: number, last: number][] = [];
  for (const character of characters) {
    const code = character.codePointAt(0) ?? 0;
    const range = ranges.at(-1);
    if (range && range[1] === code - 1) range[1] = code;
    else ranges.push([code, code]);
  }
  const hex = (code: number): string => code.toString(16).toUpperCase();
  return ranges
    .map(([first, last]) => `U+${hex(first)}${last > first ? `-${hex(last)}` : ''}`)
    .join(',');
}

/**
 * Sorted characters, with the code points in small gaps between them: each gap would make the
 * list of ranges longer, and no face has what is left out there. `elsewhere` are the characters
 * that another file serves; they stay out.
 */
export function bridgeGaps(
  characters: readonly string[],
  elsewhere: ReadonlySet<string>,
): string[] {
  return characters.flatMap((character, index) => {
    const code = character.codePointAt(0) ?? 0;
    const next = characters[index + 1]?.codePointAt(0) ?? code;
    const gap = next - code <= widestGap ? next - code : 1;
    const between = Array.from({ length: gap }, (_, step) => String.fromCodePoint(code + step));
    return between.filter((other) => !elsewhere.has(other));
  });
}
