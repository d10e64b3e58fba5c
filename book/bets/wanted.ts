/** A slip as it was asked for, in the words of those who strike it. */
import type { AskedSlip } from '@uwanja/contract/book/bets'
import type { AskedShape, SlipShape } from './slip.ts'
import type { Wanted } from './struck.ts'

/** A slip of any shape as its legs are struck. */
export function wantedOf(
  shape: SlipShape,
  asked: AskedShape & Pick<AskedSlip, 'unit'> & { policy?: AskedSlip['policy'] },
  isEdit = false,
): Wanted {
  return {
    shape,
    unit: BigInt(asked.unit),
    policy: asked.policy ?? 'any',
    freeBet: asked.freeBet ?? null,
    isEdit,
    offered: null,
    legs: asked.legs.map(({ odds, isBanker, picks }) => ({
      odds,
      isBanker,
      epochs: picks.map(({ epoch }) => epoch),
      picks: picks.map(({ event, market, specifiers, outcome }) => ({ event, market, specifiers, outcome })),
    })),
  }
}
