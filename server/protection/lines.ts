/** What protects players as files: exclusions, breaks, limits and interactions of all players. */
import type { ProtectionList } from '@uwanja/contract/operators/protection'
import type { PROTECTION_EXPORTS } from '@uwanja/contract/operators/reports'
import type { Db } from '@uwanja/database/sql'
import type { Files, Lines, Taken } from '../operators/exports.ts'
import { protectionRows, type ProtectionRow } from './list-store.ts'

const PAGE = 2_000

interface Deps {
  readonly db: Db
}

async function* protections({ db }: Deps, { range: days }: Taken, list: ProtectionList): Lines {
  yield ['id', 'at', 'player', 'number', 'what', 'step', 'value', 'by']
  for (let before: bigint | null = null; ;) {
    const rows: ProtectionRow[] = await protectionRows(db, list, { playerId: null, before, most: PAGE, days })
    for (const { id, at, playerId, number, subject, step, value, by } of rows)
      yield [String(id), at.toISOString(), String(playerId), number, subject, step, value, by]
    if (rows.length < PAGE) return
    before = rows.at(-1)!.id
  }
}

export const protectionFiles = (deps: Deps): Pick<Files, keyof typeof PROTECTION_EXPORTS> => ({
  exclusions: (asked) => protections(deps, asked, 'exclusion'),
  breaks: (asked) => protections(deps, asked, 'timeOut'),
  limits: (asked) => protections(deps, asked, 'limit'),
  interactions: (asked) => protections(deps, asked, 'interaction'),
})
