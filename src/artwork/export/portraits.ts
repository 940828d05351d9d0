import { lea, mathieu } from '../geometry/portraits/founders.ts';
import { claire, giulia, ines, jonas, marta, tomas } from '../geometry/portraits/reviewers.ts';
import type { Drawings } from './find-picture.ts';

/** The drawn faces of reviewers and founders. */
export const drawnPortraits: Drawings = { claire, tomas, ines, jonas, giulia, marta, lea, mathieu };
