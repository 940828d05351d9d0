import { describe, expect, it } from 'vitest';
import { unicodeRange } from '../../src/build/faces.ts';

describe('unicodeRange', () => {
  it('joins neighbours and names single characters', () => {
    expect(unicodeRange(['a', 'b', 'c', 'é', '€'])).toBe('U+61-63,U+E9,U+20AC');
  });

  it('is empty without characters', () => {
    expect(unicodeRange([])).toBe('');
  });
});
