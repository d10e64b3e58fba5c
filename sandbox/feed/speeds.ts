/** How many times as fast as life a season may be played anew. The page reads it too. */
export const SPEEDS = [1, 10, 60] as const
