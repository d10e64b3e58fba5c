/** Money apart as files: each day of a stretch, and each move of the trust account in it. */
import { decimalText } from '@uwanja/contract/wire/amounts'
import type { Range } from '@uwanja/money/reports'
import type { BookDeps } from './deps.ts'
import { apartAt, differenceOf } from './treasury-rules.ts'

const DAY_MS = 86_400_000

function* daysOf({ from, to }: Range): Generator<string> {
  for (let ms = Date.parse(from); ms <= Date.parse(to); ms += DAY_MS) yield new Date(ms).toISOString().slice(0, 10)
}

/** A day after the other, as the page has them: a year passes through a small memory. */
export async function* trustDays(deps: BookDeps, range: Range): AsyncGenerator<readonly string[]> {
  yield [
    ...['day', 'currency', 'players', 'parked', 'trust', 'difference', 'in transit', 'operating', 'tax owed'],
    ...['bonuses', 'tests', 'dormant'],
  ]
  for (const day of daysOf(range))
    for (const one of await apartAt(deps, deps.db, day)) {
      const {
        currency,
        players,
        parked: inSuspense,
        trust,
        inTransit,
        operating,
        taxOwed,
        bonuses,
        tests,
        dormant,
      } = one
      const amounts = [
        players,
        inSuspense,
        trust,
        differenceOf(one),
        inTransit,
        operating,
        taxOwed,
        bonuses,
        tests,
        dormant,
      ]
      yield [day, currency, ...amounts.map(decimalText)]
    }
}

export async function* trustMoves({ db, money }: BookDeps, range: Range): AsyncGenerator<readonly string[]> {
  yield ['journal', 'at', 'kind', 'currency', 'amount', 'reason']
  for (const { id, at, kind, currency, minor, reason } of await money.reports.movesOf(db, 'trust', range))
    yield [String(id), at.toISOString(), kind, currency, decimalText(minor), reason]
}
