/**
 * Tells wallets what is owed: the movements of one round one after another, rounds side by side, in batches. What was not answered is
 * said again with growing pauses for ever; a no that will stay a no waits for people.
 */
import type { Settlement } from '@uwanja/contract/book/slip'
import type { Db } from '@uwanja/database/sql'
import { nowhere, type Reached } from '../process/failpoints.ts'
import { RETRY_S } from '@uwanja/bets/outbox'
import type { Answer, OwedRow } from './outbox-store.ts'
import { giveBack, takeOwed, writeAnswers } from './outbox-store.ts'
import type { Runner } from './runner.ts'
import { repeated } from './runner.ts'
import type { Teller } from './settle.ts'
import { LEASE_S } from './worth.ts'

interface Common {
  readonly key: string
  readonly playerId: string
  readonly round: string
  readonly currency: string
  readonly minor: bigint
}
export type OwedSaid = Common &
  (
    | { readonly call: 'credit'; readonly settlement?: Settlement }
    | { readonly call: 'void' | 'change'; readonly of: string; readonly settlement?: Settlement }
    | { readonly call: 'rollback'; readonly of: string }
  )

/** unknown: nobody knows whether it was heard. */
export type OwedHeard =
  | { readonly heard: 'ok'; readonly reference: string | null }
  | { readonly heard: 'refused'; readonly status: string }
  | { readonly heard: 'unknown' }

/** What the sender asks of a wallet: one answer each, in their order. */
export interface WalletLine {
  say(movements: readonly OwedSaid[]): Promise<readonly OwedHeard[]>
}

interface Parts {
  readonly db: Db
  /** By the name that a player's row has; null: nobody knows it (any more). */
  readonly wallet: (name: string) => WalletLine | null
  readonly isMine: () => boolean
  readonly reached?: Reached
  readonly onFault: (error: unknown) => void
}

/** Fewer than a batch may hold: bets that are placed meanwhile wait behind each. */
const TOLD_AT_ONCE = 100
/** Batches that are under way at once. */
const LINES = 4
/** So many are held in memory: of more the database is asked. */
const MOST_HELD = 10 * TOLD_AT_ONCE
/** However much is held, what others left (cash-outs, stakes that go back, other processes) waits no longer. */
const LOOK_MS = 1000
/** A stake that the wallet does not know may be on its way to it; after so many tries a person has to look. */
const UNFOUND_TRIES = 8
const UNFOUND = 'TRANSACTION_NOT_FOUND'

const pauseOf = (tries: number): number => RETRY_S[Math.min(tries, RETRY_S.length) - 1] ?? RETRY_S[0]

function saidOf({ key, playerId, round, currency, minor, kind, of, document }: OwedRow): OwedSaid {
  const common = { key, playerId, round, currency, minor: BigInt(minor) }
  const settlement = document ? { settlement: document } : {}
  if (kind === 'credit') return { ...common, call: kind, ...settlement }
  return kind === 'rollback' ? { ...common, call: kind, of: of! } : { ...common, call: kind, of: of!, ...settlement }
}

function answerOf({ key, kind, tries }: OwedRow, heard: OwedHeard | undefined): Answer {
  const again: Answer = { key, state: 'owed', code: null, reference: null, pauseS: pauseOf(tries) }
  if (!heard || heard.heard === 'unknown') return again
  if (heard.heard === 'ok') return { ...again, state: 'answered', reference: heard.reference, pauseS: 0 }
  const { status: code } = heard
  if (code === UNFOUND && tries < UNFOUND_TRIES) return { ...again, code }
  // Of a stake that never arrived nothing has to come back.
  const isNothing = code === UNFOUND && kind === 'rollback'
  return { ...again, state: isNothing ? 'answered' : 'disputed', code, pauseS: 0 }
}

async function tell(wallet: WalletLine | null, rows: readonly OwedRow[]): Promise<readonly OwedHeard[]> {
  return wallet ? wallet.say(rows.map(saidOf)) : rows.map(() => ({ heard: 'unknown' as const }))
}

/** Says them, and writes down what was answered. */
async function send({ db, wallet, reached = nowhere, onFault }: Parts, taken: readonly OwedRow[]): Promise<void> {
  const answers: Answer[] = []
  for (const name of new Set(taken.map((row) => row.wallet))) {
    const rows = taken.filter((row) => row.wallet === name)
    const heard = await tell(wallet(name), rows).catch((error: unknown) => {
      onFault(error)
      return []
    })
    answers.push(...rows.map((row, at) => answerOf(row, heard[at])))
  }
  if (answers.length > 0) await reached('batch', answers[0]!.key)
  if (answers.length > 0) await db.transaction((tx) => writeAnswers(tx, answers))
}

export function openOutbox(deps: Parts): Runner & Teller {
  const { db } = deps
  const held: OwedRow[] = []
  let lookedMs = -Infinity

  async function next(): Promise<readonly OwedRow[]> {
    const nowMs = performance.now()
    if (held.length > 0 && nowMs - lookedMs < LOOK_MS) return held.splice(0, TOLD_AT_ONCE)
    lookedMs = nowMs
    const owed = await takeOwed(db, TOLD_AT_ONCE, LEASE_S)
    return owed.length > 0 ? owed : held.splice(0, TOLD_AT_ONCE)
  }
  const lines = new Set<Promise<void>>()
  let more = (): void => {}
  async function line(goesOn: () => boolean): Promise<void> {
    // A round's next movement is due as soon as the one before it was answered.
    while (goesOn()) {
      const rows = await next()
      if (rows.length === 0) return
      // There may be more: another line looks, and so on; of nothing one has to know.
      if (rows.length === TOLD_AT_ONCE) more()
      await send(deps, rows)
    }
  }
  function open(goesOn: () => boolean): void {
    const one = line(goesOn)
      .catch(deps.onFault)
      .finally(() => lines.delete(one))
    lines.add(one)
  }
  const runner = repeated(async (goesOn) => {
    more = () => {
      if (lines.size < LINES) open(goesOn)
    }
    open(goesOn)
    while (lines.size > 0) await Promise.all(lines)
    more = () => {}
  }, deps)
  return {
    ...runner,
    isFree: () => held.length < MOST_HELD,
    take(rows) {
      held.push(...rows)
      more()
      runner.look()
    },
    async stop() {
      await runner.stop()
      if (held.length > 0)
        await giveBack(
          db,
          held.splice(0).map(({ key }) => key),
        )
    },
  }
}
