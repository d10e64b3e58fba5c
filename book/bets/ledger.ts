/** The transactions of bets, each shared by those who ask while one is under way: one commit serves them all. */
import { groupCommit } from '@uwanja/database/group-commit'
import type { Db } from '@uwanja/database/sql'
import type { Debited, Decision, Refusal, Stood } from './accept-store.ts'
import { accept, decide, refuse } from './accept-store.ts'
import type { Admission, Admitted } from './admit-store.ts'
import { admit } from './admit-store.ts'

const MOST = 64
const LIMIT_MS = 5000

export type Conclusion = { readonly decision: Decision } | { readonly refusal: Refusal }

export interface BetLedger {
  /** null: whether it is written nobody knows; the same slip again tells. */
  admit(one: Admission): Promise<Admitted | null>
  /** False: another process had it, or nobody knows. */
  conclude(one: Conclusion): Promise<boolean>
  accept(one: Debited): Promise<Stood | null>
}

export function openLedger(db: Db, now: () => number, onFault: (error: unknown) => void): BetLedger {
  const common = { marks: () => ({ alone: [], shared: [] }), most: MOST, limitMs: LIMIT_MS }
  const nobodyKnows = (_item: unknown, error: unknown): null => {
    onFault(error)
    return null
  }
  return {
    admit: groupCommit<Admission, Admitted | null>({
      ...common,
      fault: nobodyKnows,
      run: (items) => db.transaction((tx) => admit(tx, items)),
    }),
    conclude: groupCommit<Conclusion, boolean>({
      ...common,
      fault: (item, error) => nobodyKnows(item, error) !== null,
      run: (items) =>
        db.transaction(async (tx) => {
          const answers: boolean[] = []
          for (const item of items)
            answers.push(
              'decision' in item
                ? await decide(tx, item.decision)
                : (await refuse(tx, [item.refusal], ['waiting', 'review'])).length > 0,
            )
          return answers
        }),
    }),
    accept: groupCommit<Debited, Stood | null>({
      ...common,
      fault: nobodyKnows,
      run: (items) => db.transaction((tx) => accept(tx, items, now())),
    }),
  }
}
