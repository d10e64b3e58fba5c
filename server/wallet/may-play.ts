/** What keeps a player from a game or a sportsbook before it opens. */
import type { Money } from '@uwanja/money'
import type { Db } from '@uwanja/money/sql'
import { refuse } from '../runtime/refuse.ts'

/**
 * Told before it opens, in our words: the company has only its own code for it. The wager's gate is what holds. Free play is
 * play: whoever takes a break is not led back by it.
 */
export async function mayPlay(
  { db, money }: { readonly db: Db; readonly money: Money },
  playerId: bigint,
  { freeplay }: { readonly freeplay: boolean },
): Promise<void> {
  const gate = await money.gate.read(db, playerId)
  if (!gate) return
  if (gate.excludedUntil) refuse('PLAYER_EXCLUDED', { until: gate.excludedUntil.toISOString() })
  if (gate.timeOutUntil) refuse('TIME_OUT_ACTIVE', { until: gate.timeOutUntil.toISOString() })
  if (!freeplay && gate.isBlocked) refuse('PLAYER_BLOCKED')
}
