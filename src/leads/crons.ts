/** The schedules that wrangler.jsonc names (UTC). */
export const crons = { deliver: '*/2 * * * *', retention: '17 3 * * *' } as const;
