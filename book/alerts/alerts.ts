/** Looks through stored bets once a minute for what is suspicious, and keeps what it finds. */
import { ALERT_KINDS } from '@uwanja/contract/book/alerts'
import type { Db } from '@uwanja/database/sql'
import { oneAtATime } from '@uwanja/runtime/one-at-a-time'
import type { Catalogue } from '../catalogue/catalogue.ts'
import { findings } from './find-store.ts'
import type { UnpricedPick } from './store.ts'
import { countUsualStakes, keepFinding, keepLaterPrices, takeTurn, unpricedPicks } from './store.ts'

export interface AlertsDeps {
  readonly db: Db
  readonly catalogue: Catalogue
  readonly now: () => number
  readonly onFault: (error: unknown) => void
}

export interface Alerts {
  /** Does a turn when one is due. */
  look(): Promise<void>
  /** Until the turn that runs is done. */
  settled(): Promise<void>
}

const EVERY_MS = 60_000

/** What it costs now, shut or not; null: it is not offered any more. */
function priceOf(catalogue: Catalogue, { event: id, market, specifiers, outcome }: UnpricedPick): number | null {
  const event = catalogue.event(id)
  const found = event && catalogue.offer(event).find((one) => one.row.id === market && one.specifiers === specifiers)
  return found?.odds[outcome] ?? null
}

async function notePrices({ db, catalogue }: AlertsDeps, nowMs: number): Promise<void> {
  const picks = await unpricedPicks(db, nowMs)
  const priced = picks.flatMap((pick) => {
    const odds = priceOf(catalogue, pick)
    return odds === null ? [] : [{ ...pick, odds }]
  })
  await keepLaterPrices(db, priced, nowMs)
}

export function openAlerts(deps: AlertsDeps): Alerts {
  const { db, now, onFault } = deps
  let triedMs = -Infinity
  const look = oneAtATime(onFault, async () => {
    const nowMs = now()
    // The database is asked whose turn it is as seldom as there are turns.
    if (nowMs - triedMs < EVERY_MS) return
    triedMs = nowMs
    const before = await takeTurn(db, nowMs, EVERY_MS)
    if (before === null) return
    await notePrices(deps, nowMs)
    await countUsualStakes(db, nowMs)
    // What was being committed when the last turn counted is counted by this one.
    for (const kind of ALERT_KINDS)
      for (const found of await findings(db, kind, nowMs, before - EVERY_MS)) await keepFinding(db, found, nowMs)
  })
  return { look, settled: async () => void (await look.running()) }
}
