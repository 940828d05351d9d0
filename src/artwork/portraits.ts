import { lea, mathieu } from './portraits/founders.ts';
import { claire, giulia, ines, jonas, marta, tomas } from './portraits/reviewers.ts';

/** A drawn face; `draw` is pure and always returns the same SVG. */
export type Portrait = {
  slug: string;
  role: 'reviewer' | 'founder';
  draw: () => string;
};

/** Six reviewers in the order of the testimonials, then the two founders. */
export const portraits: readonly Portrait[] = [
  { slug: 'claire', role: 'reviewer', draw: claire },
  { slug: 'tomas', role: 'reviewer', draw: tomas },
  { slug: 'ines', role: 'reviewer', draw: ines },
  { slug: 'jonas', role: 'reviewer', draw: jonas },
  { slug: 'giulia', role: 'reviewer', draw: giulia },
  { slug: 'marta', role: 'reviewer', draw: marta },
  { slug: 'lea', role: 'founder', draw: lea },
  { slug: 'mathieu', role: 'founder', draw: mathieu },
];
