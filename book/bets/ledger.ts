/** The transactions of bets, and how they stand after them, each shared by those who ask while one is under way: one way serves them all. */
import { gathered } from '@uwanja/database/gathered'
import { groupCommit } from '@uwanja/database/group-commit'
import type { Db } from '@uwanja/database/sql'
import type { Debited, Decision, Refusal } from './accept-store.ts'
import { accept, decide, refuse } from './accept-store.ts'
import type { Admission, Admitted } from './admit-store.ts'
import { admit } from './admit-store.ts'
import type { Replacing } from './replacing.ts'
import { holdOld } from './round-store.ts'
import { type Bet, readBets } from './store.ts'

const MOST = 64
const LIMIT_MS = 5000

export type Conclusion = { readonly decision: Decision } | { readonly refusal: Refusal }

export interface BetLedger {
  /** null: whether it is written nobody knows; the same slip again tells. */
  admit(one: Admission): Promise<Admitted | null>
  /** False: another process had it, or nobody knows. */
  conclude(one: Conclusion): Promise<boolean>
  /** When it was accepted; null: it was not, or nobody knows. */
  accept(one: Debited): Promise<number | null>
  /** As it stands; null: there is none. */
  read(id: string): Promise<Bet | null>
}

interface Parts {
  readonly db: Db
  readonly now: () => number
  readonly replacing: Replacing
  readonly onFault: (error: unknown) => void
}

/** Two that take the place of one bet never meet in a group. */
const oldOf = (old: string | null | undefined): { alone: string[]; shared: string[] } => ({
  alone: old ? [old] : [],
  shared: [],
})

export function openLedger({ db, now, replacing, onFault }: Parts): BetLedger {
  const common = { most: MOST, limitMs: LIMIT_MS }
  const nobodyKnows = (_item: unknown, error: unknown): null => {
    onFault(error)
    return null
  }
  return {
    admit: groupCommit<Admission, Admitted | null>({
      ...common,
      marks: ({ bet }) => oldOf(bet.edit?.old),
      fault: nobodyKnows,
      run: (items) => admit(db, items),
    }),
    conclude: groupCommit<Conclusion, boolean>({
      ...common,
      marks: (item) => oldOf('decision' in item ? item.decision.bet.edit?.old : null),
      fault: (item, error) => nobodyKnows(item, error) !== null,
      run: (items) =>
        db.transaction(async (tx) => {
          await holdOld(
            tx,
            items.flatMap((item) => ('decision' in item ? (item.decision.bet.edit?.old ?? []) : [])),
          )
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
    accept: groupCommit<Debited, number | null>({
      ...common,
      marks: ({ old }) => oldOf(old),
      fault: nobodyKnows,
      async run(items) {
        const nowMs = now()
        const stood = await accept(db, items, { nowMs, replacing })
        return stood.map((one) => (one === 'accepted' ? nowMs : null))
      },
    }),
    read: gathered(async (ids) => {
      const found = new Map((await readBets(db, ids)).map((bet) => [bet.id, bet]))
      return ids.map((id) => found.get(id) ?? null)
    }),
  }
}
