/** The calls about money apart: from the wire's words to the rules and back. */
import { decimalText } from '@uwanja/contract/wire/amounts'
import type { officeTreasury } from '@uwanja/contract/operators/treasury'
import { toApproval } from '../operators/approval-handlers.ts'
import type { OfficeHandlers } from '../operators/mount.ts'
import type { BookDeps } from './deps.ts'
import { rangeOf } from '../operators/days.ts'
import { apartAt, askTreasury, differenceOf, MOVES_OF } from './treasury-rules.ts'

export function treasuryHandlers(deps: BookDeps): Pick<OfficeHandlers, keyof typeof officeTreasury> {
  const { db, money, jurisdiction } = deps
  return {
    async trustReport({ day }) {
      const range = rangeOf(jurisdiction, day, day)
      const days = await apartAt(deps, db, day)
      const moves = await money.reports.movesOf(db, 'trust', range)
      return {
        days: days.map(({ currency, ...amounts }) => ({
          currency,
          players: decimalText(amounts.players),
          parked: decimalText(amounts.parked),
          dormant: decimalText(amounts.dormant),
          tests: decimalText(amounts.tests),
          bonuses: decimalText(amounts.bonuses),
          trust: decimalText(amounts.trust),
          inTransit: decimalText(amounts.inTransit),
          operating: decimalText(amounts.operating),
          taxOwed: decimalText(amounts.taxOwed),
          difference: decimalText(differenceOf({ currency, ...amounts })),
        })),
        moves: moves.map(({ id, at, minor, ...move }) => ({
          ...move,
          id: String(id),
          at: at.toISOString(),
          amount: decimalText(minor),
        })),
        companies: [...MOVES_OF.company],
        bases: [...MOVES_OF.base],
      }
    },
    async askTreasury(asked, { operator }) {
      return toApproval(await askTreasury(deps, operator, asked), operator)
    },
  }
}
