import type { ReactNode } from 'react';
import type { Feature } from '../facts/business.ts';
import sprite from './vignettes.svg?url';

type Props = {
  name: Feature | 'reputation' | 'trust' | 'leads';
  children?: ReactNode;
};

/** A drawing with its text. One external file holds all drawings, which are below the fold. */
export function Vignette({ name, children }: Props) {
  return (
    <svg
      viewBox="0 0 400 160"
      className="vignette display-face self-center w-full max-md:max-w-[32rem]"
      fill="currentColor"
      aria-hidden="true"
    >
      <use href={`${sprite}#${name}`} />
      {children}
    </svg>
  );
}
