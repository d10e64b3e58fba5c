/** The office's calls about bets and free bets: from the wire's words to the rows and back. */
import { decimalText } from '@uwanja/contract/wire/amounts'
import type { officeBets, OfficeBet } from '@uwanja/contract/operators/bets'
import type { BetStatus } from '@uwanja/contract/site/bets'
import { giveByHand, takeBackByHand, type FreeBetDeps } from '../bonus/free-bet-rules.ts'
import { freeSpinsOf, type FreeSpins } from '../bonus/free-spin-store.ts'
import { freeBetsOf, type FreeBet } from '../bonus/free-bet-store.ts'
import type { OfficeHandlers } from '../operators/mount.ts'
import { ofRound, toRow, worthOf } from './history.ts'
import { betsOf, movementsOf, type BetMovement, type BetRow } from './store.ts'

const PAGE = 50
const ANY = { outcomes: null, from: null, to: null, betId: null, company: null } as const

function toOffice(bet: BetRow, movements: readonly BetMovement[]): OfficeBet {
  const { slip, settlement } = bet
  const { payout, returned } = worthOf(bet, ofRound(bet, movements))
  const { betId, company, placedAt, settledAt, type, isFree, currency, selections } = toRow(bet, movements, 'en')
  return {
    betId,
    company,
    placedAt,
    settledAt,
    type,
    isFree,
    currency,
    stake: decimalText(BigInt(slip.stake)),
    potentialWin: decimalText(BigInt(slip.most)),
    payout: decimalText(payout),
    returned: decimalText(returned),
    status: bet.outcome as BetStatus,
    selections: selections.map(({ event, market, pick, odds, result, score }) => ({
      event,
      market,
      pick,
      odds,
      result,
      ...(score === undefined ? {} : { score }),
    })),
    rules: { ...slip.rules, ...settlement?.rules },
  }
}

const toFreeBet = ({ id, minor, currency, state, grantedAt, endsAt, promotion }: FreeBet) => ({
  id: `${id}`,
  amount: decimalText(minor),
  currency,
  state,
  promotion,
  grantedAt: grantedAt.toISOString(),
  endsAt: endsAt.toISOString(),
})

const toFreeSpins = (row: FreeSpins) => ({
  id: `${row.id}`,
  left: row.spins - row.used,
  spins: row.spins,
  amount: decimalText(row.spinMinor),
  won: decimalText(row.wonMinor),
  most: decimalText(row.mostMinor),
  currency: row.currency,
  winnings: row.winnings,
  state: row.state,
  grantedAt: row.grantedAt.toISOString(),
  endsAt: row.endsAt.toISOString(),
  promotion: row.title,
})

export function betHandlers(deps: FreeBetDeps): Pick<OfficeHandlers, keyof typeof officeBets> {
  const { db } = deps
  return {
    async playerBets({ id, page }) {
      const playerId = BigInt(id)
      const bets = await betsOf(db, { ...ANY, playerId, limit: PAGE, offset: (page - 1) * PAGE })
      const movements = await movementsOf(db, playerId, bets)
      return {
        bets: bets.map((bet) => toOffice(bet, movements)),
        freeBets: (await freeBetsOf(db, playerId)).map(toFreeBet),
        freeSpins: (await freeSpinsOf(db, playerId)).map(toFreeSpins),
      }
    },
    async grantFreeBet({ id, ...asked }, { operator }) {
      return { id: `${await giveByHand(deps, operator, { ...asked, playerId: BigInt(id) })}` }
    },
    async withdrawFreeBet({ id, freeBetId, why }, { operator }) {
      await takeBackByHand(deps, operator, { playerId: BigInt(id), id: BigInt(freeBetId), why })
      return null
    },
  }
}
