import type { ReactNode } from 'react';
import type { Service } from '../site/site.ts';
import sprite from './vignettes.svg?url';

/**
 * A drawing, and the words of the page in it. All of them lie in one file: none is in the first
 * view, so the page does not carry them.
 */
export function Vignette({
  name,
  children,
}: {
  name: Service | 'reputation' | 'trust' | 'leads';
  children?: ReactNode;
}) {
  return (
    <svg
      viewBox="0 0 400 160"
      className="vignette display-face self-center w-full max-w-[32rem]"
      fill="currentColor"
      aria-hidden="true"
    >
      <use href={`${sprite}#${name}`} />
      {children}
    </svg>
  );
}
