/** The schedules that wrangler.jsonc names (UTC). */
export const crons = { requeue: '*/2 * * * *', retention: '17 3 * * *' } as const;
