import { type Catalogue, createCatalogue } from './catalogue.ts';
import type { Edit } from './finding.ts';
import { quoteFaults } from './rules/quotes.ts';
import { typographyFaults } from './rules/typography.ts';

/** One correction may require the next: quotes, then the spaces inside them. */
const rounds = 20;

/** The source of a file with its typography mended; the same if there is nothing to mend. */
export function fixTypography(catalogue: Catalogue): string {
  let current = catalogue;
  for (let round = 0; round < rounds; round++) {
    const source = applyEdits(current);
    if (source === current.source) break;
    current = createCatalogue(catalogue.locale, catalogue.file, source);
  }
  return current.source;
}

function applyEdits(catalogue: Catalogue): string {
  const edits = new Map<string, Edit[]>();
  for (const { id, edit } of [...typographyFaults(catalogue), ...quoteFaults(catalogue)]) {
    if (edit) edits.set(id, [...(edits.get(id) ?? []), edit]);
  }
  return [...edits]
    .flatMap(([id, list]) => {
      const message = catalogue.messages.get(id);
      return message ? [{ message, text: edited(message.text, list) }] : [];
    })
    .sort((a, b) => b.message.start - a.message.start)
    .reduce((source, { message: { start, raw }, text }) => {
      return source.slice(0, start) + quote(text) + source.slice(start + raw.length);
    }, catalogue.source);
}

/** A text with its edits made from the end; an edit that overlaps a later one is left out. */
function edited(text: string, edits: readonly Edit[]): string {
  let limit = Number.POSITIVE_INFINITY;
  let result = text;
  for (const { start, end, text: put } of [...edits].sort((a, b) => b.start - a.start)) {
    if (end > limit || start === limit) continue;
    result = result.slice(0, start) + put + result.slice(end);
    limit = start;
  }
  return result;
}

/** JSON in which spaces that look like others, and soft hyphens, can be seen. */
function quote(text: string): string {
  const invisible = /[\u00a0\u00ad\u2007\u2009\u202f\u2060]/g;
  return JSON.stringify(text).replaceAll(
    invisible,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
