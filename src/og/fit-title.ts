/** In pixels. A smaller title would be illegible at the size at which cards are shown. */
const smallest = 40;

/** Returns the width of a glyph of the display font in ems, precise enough to choose a font size. */
function widthOf(character: string): number {
  if (/[ \u00a0.,:;!?’'ijlíìîï¡¿|-]/.test(character)) return 0.3;
  if (/[mwMW]/.test(character)) return 0.84;
  return /\p{Lu}/u.test(character) ? 0.66 : 0.55;
}

function measure(text: string): number {
  return [...text].reduce((sum, character) => sum + widthOf(character), 0);
}

function countLines(words: readonly number[], room: number): number {
  let lines = 1;
  let used = 0;
  for (const word of words) {
    const next = used ? used + widthOf(' ') + word : word;
    if (next > room && used) {
      lines += 1;
      used = word;
    } else {
      used = next;
    }
  }
  return lines;
}

/** A multiple of the font size. Display type is set solid. */
export const lineHeight = 0.98;

/** In pixels: the space for a title, and the largest font size for a short one. */
export type TitleBox = { width: number; height: number; largest: number };

/**
 * Returns the largest font size, in pixels, at which each sentence, on a new line, and the longest
 * word fit the box. German words are long.
 */
export function fitTitle(
  sentences: readonly string[],
  { width, height, largest }: TitleBox,
): number {
  const words = sentences.map((sentence) => sentence.split(' ').map(measure));
  const longest = Math.max(...words.flat());
  for (let size = largest; size > smallest; size -= 2) {
    const lines = words.reduce((sum, widths) => sum + countLines(widths, width / size), 0);
    if (longest * size <= width && lines * size * lineHeight <= height) return size;
  }
  return smallest;
}
