import { plans } from '../facts/business.ts';

const counts = plans.flatMap(({ episodes }) => episodes ?? []);

/** The smallest and largest number of episodes a month among plans with a price. */
export const monthlyEpisodes = { fewest: Math.min(...counts), most: Math.max(...counts) };
