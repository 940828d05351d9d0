import { plans } from '../../site/site.ts';

const counts = plans.flatMap(({ episodes }) => episodes ?? []);

/** The fewest and the most episodes a month of the plans that have a price. */
export const monthlyEpisodes = { fewest: Math.min(...counts), most: Math.max(...counts) };
