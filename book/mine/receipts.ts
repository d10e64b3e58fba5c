/** What a receipt tells of a bet beside its numbers. */
import type { Receipt, ReceiptPick } from '@uwanja/contract/book/mine'
import type { Sql } from '@uwanja/database/sql'
import type { Bet, Pick } from '../bets/store.ts'
import type { BookEvent } from '../catalogue/event.ts'
import { namedSides } from '../catalogue/names.ts'
import { factsOf } from '../feed/registers.ts'
import { isSeason, seasonNames } from '../outrights/strike.ts'
import type { Facts } from '../markets/settle.ts'
import { receiptEvents, worthsOf, type ReceiptEvent, type SaidWorth } from './store.ts'

/** As this process hears it: a result is told once it decides something, a score is there with the goal. */
type Known = (id: string) => BookEvent | null

function scoresOf(periods: Facts['periods'] | null): ReceiptPick['scores'] {
  return Object.fromEntries(
    Object.entries(periods ?? {}).flatMap(([key, one]) =>
      one ? [[key, { score: [one.score[0], one.score[1]] as [number, number], isOver: one.isOver }] as const] : [],
    ),
  )
}

function pickOf({ voidCase, outcome }: Pick, row: ReceiptEvent | undefined, event: BookEvent | null): ReceiptPick {
  const facts = event && factsOf(event.state)?.value
  const periods = row?.periods ?? (facts?.scores as Facts['periods'] | undefined) ?? null
  return {
    sport: row?.sport ?? null,
    home: row?.home ?? null,
    away: row?.away ?? null,
    ...namedSides(row?.homeNames ?? null, row?.awayNames ?? null),
    ...(event && isSeason(event) ? { season: seasonNames(event, outcome) } : {}),
    startsAt: row?.startsAt?.toISOString() ?? null,
    status: row?.status ?? facts?.status ?? 'not-started',
    scores: scoresOf(periods),
    voidCase,
    rules: row?.rules ?? null,
  }
}

const lineOf = ({ revision, at, why, outcome, open, won, cashed, voided }: SaidWorth): Receipt['log'][number] => ({
  revision,
  at: at.toISOString(),
  why,
  outcome,
  worth: { open: Number(open), won: Number(won), cashed: Number(cashed), voided: Number(voided) },
})

export async function receiptsOf(db: Sql, known: Known, bets: readonly Bet[]): Promise<Receipt[]> {
  const picks = bets.flatMap(({ legs }) => legs.flatMap((leg) => leg.picks))
  const events = await receiptEvents(db, [...new Set(picks.map(({ event }) => event))])
  const said = await worthsOf(
    db,
    bets.map(({ id }) => id),
  )
  return bets.map(({ id, terms, settledAt, legs }) => ({
    bet: id,
    rules: {
      ladder: terms.ladder ?? '',
      voids: terms.voids ?? 0,
      cap: terms.cap ?? 0,
      tax: terms.tax ?? 0,
      winBonus: terms.winBonus ? { ...terms.winBonus, rows: terms.winBonus.rows.map((row) => ({ ...row })) } : null,
    },
    settledAt: settledAt?.toISOString() ?? null,
    picks: legs.map((leg) => leg.picks.map((pick) => pickOf(pick, events.get(pick.event), known(pick.event)))),
    log: said.filter(({ bet }) => bet === id).map(lineOf),
  }))
}
