/** Pays what a settlement owes, fifty prizes to a transaction with their rows and news: a kill leaves none half and none twice. */
import { moneyText, type Currency } from '@uwanja/contract/wire/amounts'
import { MoneyRefused, type Money, type Recorded } from '@uwanja/money'
import type { Db, Tx } from '@uwanja/database/sql'
import type { Notify } from '../notices/notify.ts'
import { mayDie } from '../runtime/failpoints.ts'
import { rarely } from '../runtime/rarely.ts'
import { hasMore, nextPayouts, notePayout, type Payout } from './payout-store.ts'
import { nameOf } from './shown.ts'
import { lockRace, noteState, racesInState, type Race } from './store.ts'

/** A prize that is staked so often before it is cash. */
export interface BonusPrize {
  readonly playerId: bigint
  readonly currency: Currency
  readonly minor: bigint
  readonly times: number
  readonly days: number
  /** Under which it stands among the player's bonuses. */
  readonly rule: string
}

export interface PayDeps {
  readonly db: Db
  readonly money: Pick<Money, 'race'>
  readonly notify: Notify
  /** In the transaction that has put the money into the bonus account. */
  grantPrize(tx: Tx, prize: BonusPrize): Promise<void>
  publishMoved(tx: Tx, of: { readonly playerId: bigint; readonly currency: Currency }, after: Recorded): void
  warn(what: string, details: Readonly<Record<string, string>>): void
  onFault(error: unknown): void
}

const BATCH = 50
/** Of one race that waits it is warned no more often. */
const WARNED_MS = 15 * 60_000
const mayWarn = rarely(WARNED_MS)

/** Every race of which something is owed; one that fails keeps no other waiting. */
export async function payDue(deps: PayDeps): Promise<void> {
  for (const race of await racesInState(deps.db, ['paying'])) await payRace(deps, race).catch(deps.onFault)
}

async function payRace(deps: PayDeps, race: Race): Promise<void> {
  let behind = 0
  for (;;) {
    const paid = await payBatch(deps, race, { behind, most: BATCH }).catch((error: unknown) => {
      if (error instanceof MoneyRefused) return payBatch(deps, race, { behind, most: 1 }).catch(stuck(deps, race))
      throw error
    })
    if (paid === 'end') break
    behind = paid === 'stuck' ? behind + 1 : paid
  }
  await deps.db.transaction(async (tx) => {
    const now = await lockRace(tx, race.id)
    if (now?.state === 'paying' && !(await hasMore(tx, race.id, 'owed'))) await noteState(tx, race.id, 'settled')
  })
}

/** Whom the ledger does not take a prize for stays owed, and keeps the race open; the next look tries again. */
const stuck = (deps: PayDeps, race: Race) => (error: unknown) => {
  if (!(error instanceof MoneyRefused)) throw error
  if (mayWarn(race.id)) deps.warn('a prize of a race waits', { race: String(race.id), why: error.why })
  return 'stuck' as const
}

/** @returns the last number of the batch. */
async function payBatch(
  deps: PayDeps,
  race: Race,
  { behind, most }: { readonly behind: number; readonly most: number },
): Promise<number | 'end'> {
  return deps.db.transaction(async (tx) => {
    const owed = await nextPayouts(tx, race.id, { state: 'owed', behind, most })
    if (owed.length === 0) return 'end'
    for (const payout of owed) await pay(deps, tx, race, payout)
    mayDie(tx, 'race.paid')
    return Math.max(...owed.map(({ nth }) => nth))
  })
}

async function pay(
  { money, notify, grantPrize, publishMoved }: PayDeps,
  tx: Tx,
  race: Race,
  payout: Payout,
): Promise<void> {
  const { raceId, run, nth, playerId, minor, place, language } = payout
  const { currency, rule } = race
  const key = `race-${raceId}-${run}-${nth}`
  // As corrections and cashback are told: in English, whoever reads it later.
  const prize = { key, playerId, amount: { currency, minor }, as: rule.payAs, reason: nameOf(race, 'en') }
  const after = await money.race.paid(tx, prize)
  if (rule.payAs === 'bonus') {
    const { times, days } = rule
    await grantPrize(tx, { playerId, currency, minor, times, days, rule: `race-${raceId}-${nth}` })
  }
  await notePayout(tx, payout, { state: 'paid', journalId: after.journalId })
  const name = nameOf(race, language)
  const letter = rule.counts === 'drops' ? 'raceDrop' : 'racePrize'
  await notify(tx, playerId, letter, { race: name, amount: moneyText(minor, currency), place: String(place) })
  publishMoved(tx, { playerId, currency }, after)
}
