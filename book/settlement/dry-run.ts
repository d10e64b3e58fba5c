/** What a held settlement would do, to the last movement; nothing is changed. */
import type { Reply } from '@uwanja/contract/wire/call'
import type { deskSettlement } from '@uwanja/contract/book/settlement'
import type { Db } from '@uwanja/database/sql'
import { readBets } from '../bets/store.ts'
import type { HoldRow } from './hold-store.ts'
import type { Plan } from './plan.ts'
import { alone, plansOf } from './settle.ts'
import { betsOn, columnsOf, readMatch } from './store.ts'

const MOST = 500

type Shown = Reply<typeof deskSettlement.dryRun>

export function planView({ bet, worth }: Plan): Shown['bets'] {
  if (!worth) return []
  const { outcome, wonMinor, voidedMinor, movements } = worth
  return [
    {
      bet: bet.id,
      player: String(bet.player),
      stake: Number(bet.stakeMinor),
      revision: bet.revision,
      before: { outcome: bet.outcome, won: Number(bet.wonMinor), voided: Number(bet.voidedMinor) },
      after: { outcome, won: Number(wonMinor), voided: Number(voidedMinor) },
      movements: movements.map(({ kind, of, minor }) => ({ kind, of, minor: Number(minor) })),
    },
  ]
}

/** @param hold Of a market: its bets, the first few hundred of them; or one bet. */
export async function dryRun(db: Db, hold: HoldRow): Promise<Shown> {
  const match = await readMatch(db, hold.event)
  if (!match) return { facts: hold.facts, bets: [], isWhole: true }
  const graded = columnsOf(match.result?.grades ?? {})
  const ids =
    hold.bet === null ? await betsOn(db, hold.event, graded, { after: '', most: MOST, areAll: true }) : [hold.bet]
  const plans = await plansOf(db, alone(match), await readBets(db, ids))
  const mine = plans.filter(({ picks }) => hold.bet !== null || picks.some(({ market }) => market === hold.market))
  return { facts: hold.facts, bets: mine.flatMap(planView), isWhole: ids.length < MOST }
}
