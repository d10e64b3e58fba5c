/** A league from a file, brought by a trader: read whole, reported, and kept in one transaction or not at all. */
import type { bookDesk } from '@uwanja/contract/book/desk'
import type { Input, Reply } from '@uwanja/contract/wire/call'
import type { Db } from '@uwanja/database/sql'
import type { Catalogue } from '../catalogue/catalogue.ts'
import { IMPORTED } from '../catalogue/event.ts'
import { isZone } from '@uwanja/runtime/zones'
import { planOf } from '../imports/messages.ts'
import { readCsv, readFootballJson } from '../imports/rows.ts'
import { Refused } from '../process/mount.ts'
import { keepImport } from './store.ts'

type Row = typeof bookDesk.import

export async function importLeague(
  { db, catalogue }: { readonly db: Db; readonly catalogue: Catalogue },
  { format, text, category, league, zone, names, isKept }: Input<Row>,
  who: string,
): Promise<Reply<Row>> {
  const read = format === 'csv' ? (league === '' ? null : readCsv(text, league)) : readFootballJson(text)
  if (!read || !isZone(zone)) throw new Refused('INCORRECT_PARAMETER_VALUE')
  const { messages, ...counted } = planOf(read, { category, zone, atMs: catalogue.circumstances().nowMs })
  const report = { league: read.league, ...counted, problems: [...read.problems] }
  if (isKept) {
    const called = { category, league: read.league, names: names ?? {} }
    await keepImport(
      db,
      `${IMPORTED}${category}/${read.league}`,
      { messages, called },
      { who, what: 'import', details: report },
    )
    await catalogue.follow()
  }
  return { ...report, isKept }
}
