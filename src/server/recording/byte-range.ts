/** Bytes of a file, the last one included. */
export type ByteRange = { first: number; last: number };

/**
 * What a `Range` header asks of a file of `size` bytes (RFC 9110, 14.1.2). Undefined if the
 * header is to be ignored: another unit than bytes, several ranges, or no valid range at all.
 */
export function parseRange(header: string, size: number): ByteRange | 'unsatisfiable' | undefined {
  const [, set = ''] = /^bytes=(.*)$/i.exec(header.trim()) ?? [];
  // A list may have empty elements.
  const ranges = set.split(',').filter((range) => range.trim() !== '');
  const [, first = '', last = ''] = /^\s*(\d*)-(\d*)\s*$/.exec(ranges[0] ?? '') ?? [];
  if (ranges.length !== 1 || (first === '' && last === '')) return;
  if (first === '') return within({ first: size - Number(last), last: size - 1 }, size);
  if (last !== '' && Number(last) < Number(first)) return;
  return within({ first: Number(first), last: last === '' ? size - 1 : Number(last) }, size);
}

function within({ first, last }: ByteRange, size: number): ByteRange | 'unsatisfiable' {
  if (first >= size) return 'unsatisfiable';
  return { first: Math.max(0, first), last: Math.min(last, size - 1) };
}
