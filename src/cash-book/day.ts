/** A day as `YYYY-MM-DD`, as the API reference describes it. */
export const DAY = { type: 'string', format: 'date', example: '2026-11-20' } as const;
