/** What people set and see of settlement at the desk. */
import * as z from 'zod/mini'

const minor = z.int().check(z.minimum(0))

/** Above these a settlement waits for people. */
export const holdBounds = z.object({
  /** What one bet may be paid by itself. */
  bet: minor,
  /** What the bets that one market decides may be paid together. */
  market: minor,
  /** A cancel of more bets, or of more stakes, waits so many minutes. */
  cancelledBets: minor,
  cancelledStakes: minor,
  cancelMinutes: z.int().check(z.minimum(0), z.maximum(1440)),
  /** A settled bet is corrected by itself for so many hours. */
  correctionHours: z.int().check(z.minimum(0), z.maximum(720)),
})
export type HoldBounds = z.output<typeof holdBounds>
