import { Children, type ReactNode } from 'react';
import type { Locale } from '../../site/locales.ts';

/**
 * Raises the endings of French ordinals, as they are written: 1<sup>er</sup>, 4<sup>e</sup>. Texts
 * in other languages stay as they are.
 */
export function raiseOrdinals(locale: Locale, text: ReactNode): ReactNode {
  if (locale !== 'fr') return text;
  return Children.map(text, (node) => (typeof node === 'string' ? raise(node) : node));
}

/** Every second part is an ending. */
function raise(text: string): ReactNode {
  const parts = text.split(/(?<=\d)(er|e)(?!\p{L})/u);
  if (parts.length === 1) return text;
  return Children.map(parts, (part, index) =>
    index % 2 ? <sup className="text-[0.7em] leading-[0]">{part}</sup> : part,
  );
}
