/** Actual returns beside stated ones: the rows of the report, and the file of its months. */
import { RETURN_VERDICTS, type OfficeReturn } from '@uwanja/contract/operators/returns'
import { decimalText } from '@uwanja/contract/wire/amounts'
import type { Range } from '@uwanja/money/reports'
import type { ReturnPeriod } from '@uwanja/money/returns'
import type { GameDeps } from './deps.ts'
import type { Files } from '../../operators/exports.ts'
import { judged } from './return-rules.ts'
import { statedReturns } from './returns-store.ts'

export const percent = (share: number) => (share * 100).toFixed(2)

/** What lies outside its bounds first, then as the books have them: the newest period, company, game. */
export async function returnRows(deps: GameDeps, range: Range, by: ReturnPeriod) {
  const { db, money, jurisdiction } = deps
  const stated = await statedReturns(db)
  const found = await money.returns.gameReturns(db, range, by)
  const rows = found.map((row): OfficeReturn => {
    const game = stated.get(`${row.source} ${row.game}`)
    const points = game?.rtpBasisPoints ?? null
    const { actual, bounds, verdict } = judged(row, points, jurisdiction.returns)
    return {
      company: row.source,
      game: row.game,
      name: game?.name ?? '',
      currency: row.currency,
      period: row.period,
      rounds: row.rounds,
      staked: decimalText(row.staked),
      won: decimalText(row.won),
      actual: percent(actual),
      stated: points === null ? null : percent(points / 10_000),
      low: bounds && percent(bounds.low),
      high: bounds && percent(bounds.high),
      verdict,
    }
  })
  const place = ({ verdict }: OfficeReturn) => RETURN_VERDICTS.indexOf(verdict)
  return { found, rows: rows.toSorted((one, other) => place(one) - place(other)) }
}

async function* returnLines(deps: GameDeps, range: Range): AsyncGenerator<readonly string[]> {
  yield [
    ...['month', 'company', 'game', 'name', 'currency', 'rounds', 'staked', 'won', 'actual', 'stated', 'low', 'high'],
    'verdict',
  ]
  for (const row of (await returnRows(deps, range, 'month')).rows) {
    const { period, company, game, name, currency, rounds, staked, won, actual, stated, low, high, verdict } = row
    const shares = [actual, stated ?? '', low ?? '', high ?? '']
    yield [period, company, game, name, currency, String(rounds), staked, won, ...shares, verdict]
  }
}

export const returnFiles = (deps: GameDeps): Pick<Files, 'returns'> => ({
  returns: ({ range: range }) => returnLines(deps, range),
})
