/** Every prize of a race that was paid, with who won it: for the tax office and the regulator. */
import { decimalText } from '@uwanja/contract/wire/amounts'
import type { Range } from '@uwanja/money/reports'
import type { Db } from '@uwanja/database/sql'
import { prizesOfDays, type PrizeLine } from './prize-lines-store.ts'

const PAGE = 500

const HEAD = [
  ...['race', 'name', 'kind', 'run', 'nth', 'place', 'paid at', 'player', 'number', 'first name', 'last name'],
  ...['birthday', 'currency', 'paid', 'as', 'taken back', 'state', 'journal'],
]

/** What is being taken back was not taken yet. */
const takenBack = ({ state, minor }: PrizeLine): bigint => (state === 'taken-back' ? minor : 0n)

const cellsOf = (line: PrizeLine): string[] => [
  ...[String(line.raceId), line.name, line.counts, String(line.run), String(line.nth), String(line.place)],
  ...[line.paidAt.toISOString(), String(line.playerId), line.number, line.firstName, line.lastName, line.birthDate],
  ...[line.currency, decimalText(line.minor), line.payAs, decimalText(takenBack(line)), line.state],
  String(line.journalId),
]

export const cashraceFiles = ({ db }: { readonly db: Db }) => ({
  async *prizes({ range }: { readonly range: Range }): AsyncGenerator<readonly string[]> {
    yield HEAD
    let behind: Parameters<typeof prizesOfDays>[2] = { raceId: 0n, run: 0, nth: 0 }
    for (;;) {
      const lines = await prizesOfDays(db, range, behind, PAGE)
      for (const line of lines) yield cellsOf(line)
      if (lines.length < PAGE) return
      behind = lines.at(-1)!
    }
  },
})
