/** Dormant accounts as a file: found on the days of a stretch, as the page has them. */
import { decimalText } from '@uwanja/contract/wire/amounts'
import type { Range } from '@uwanja/money/reports'
import type { Files } from '../operators/exports.ts'
import { dormancyActions } from './actions.ts'
import type { DormantDeps } from './operators.ts'

const PAGE = 2_000

async function* dormantLines(deps: DormantDeps, days: Range): AsyncGenerator<readonly string[]> {
  yield [
    ...['id', 'player', 'number', 'name', 'currency', 'amount', 'last used', 'found', 'told', 'dormant', 'state'],
    ...['searches', 'last search', 'handed over', 'to', 'claimed by', 'reference'],
  ]
  for (let past: bigint | null = null; ;) {
    const rows = await dormancyActions(deps).listed(deps.db, { state: null, number: '', past, most: PAGE, days })
    for (const row of rows) {
      const { id, playerId, number, name, currency, minor, since, foundAt, toldAt, dormantAt, state } = row
      const moments = [since, foundAt, toldAt, dormantAt].map((at) => at?.toISOString() ?? '')
      const { searches, lastSearch, handedAt, handedTo, claimedBy, reference } = row
      yield [
        ...[String(id), String(playerId), number, name, currency, decimalText(minor), ...moments, state],
        ...[String(searches), lastSearch, handedAt?.toISOString() ?? '', handedTo, claimedBy ?? '', reference],
      ]
    }
    if (rows.length < PAGE) return
    past = rows.at(-1)!.id
  }
}

export const dormantFiles = (deps: DormantDeps): Pick<Files, 'dormant'> => ({
  dormant: ({ range: range }) => dormantLines(deps, range),
})
