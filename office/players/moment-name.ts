/** What a moment of a player's timeline is called. Pure. */
import type { Moment } from '@uwanja/contract/operators/players'
import type { Speech } from '../speech.ts'

/** A company closes a round that won nothing with a win of nothing: nobody should read that as one. */
export function momentName(
  { kind: named }: Pick<Speech, 'kind'>,
  { kind, what, amount }: Pick<Moment, 'kind' | 'what' | 'amount'>,
) {
  if (kind === 'launch') return named('launch')
  return named(what === 'wager.won' && Number(amount) === 0 ? 'wager.nothing' : what)
}
