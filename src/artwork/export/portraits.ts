import { lea, mathieu } from '../geometry/portraits/founders.ts';
import { claire, giulia, ines, jonas, marta, tomas } from '../geometry/portraits/reviewers.ts';

/** A drawn face; `draw` is pure and always returns the same SVG. */
type Portrait = {
  slug: string;
  draw: () => string;
};

/** Six reviewers in the order of the testimonials, then the two founders. */
export const portraits: readonly Portrait[] = [
  { slug: 'claire', draw: claire },
  { slug: 'tomas', draw: tomas },
  { slug: 'ines', draw: ines },
  { slug: 'jonas', draw: jonas },
  { slug: 'giulia', draw: giulia },
  { slug: 'marta', draw: marta },
  { slug: 'lea', draw: lea },
  { slug: 'mathieu', draw: mathieu },
];
