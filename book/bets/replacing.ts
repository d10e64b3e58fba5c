/** A bet that takes the place of another one: what the engine asks of whoever knows what bets that stand are worth. */
import type { Reason } from '@uwanja/contract/book/bets'
import type { Tx } from '@uwanja/database/sql'
import type { Exposure } from '../risk/exposure.ts'
import type { Bet, Edit } from './store.ts'

export interface Replacing {
  /** Is the bet before still what was quoted? And the seconds for which its live matches make a slip wait. */
  judge(edit: Edit): Promise<{ readonly reason: Reason | null; readonly delay: number }>
  /**
   * Ends the bets before these, in the transaction that accepts them. Of the others somebody was quicker.
   * @returns those that have their place, and what the ones before put at risk.
   */
  replace(tx: Tx, bets: readonly Bet[]): Promise<{ readonly done: ReadonlySet<string>; readonly exposure: Exposure[] }>
}
