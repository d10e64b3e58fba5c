/** The readable tables of the money bench, and the verdict on its aims. */
import type { Aim } from '../bench.ts'
import type { Spread } from '../statistics.ts'
import type { Books } from './side.ts'
import type { Compared, Measured, OverHttp, Setting } from './settings.ts'

interface Limit {
  readonly callers: number
  readonly least: number
}
/** On PostgreSQL, many players to the house: the median ratio to the bare function. */
const LIMITS: readonly Limit[] = [
  { callers: 1, least: 0.5 },
  { callers: 32, least: 2.5 },
]

interface Column<Row> {
  readonly name: string
  readonly width: number
  cell(row: Row): string
}

function table<Row>(title: string, columns: readonly Column<Row>[]) {
  const joined = (cells: readonly string[]) =>
    cells
      .map((cell, index) => cell.padEnd(columns[index]!.width))
      .join(' ')
      .trimEnd()
  return {
    head: () => ['', title, joined(columns.map(({ name }) => name)), joined(columns.map((c) => '-'.repeat(c.width)))],
    line: (row: Row) => joined(columns.map(({ cell }) => cell(row))),
  }
}

const ranged = (spread: Spread, digits: number): string =>
  `${spread.median.toFixed(digits)} (${spread.min.toFixed(digits)}-${spread.max.toFixed(digits)})`

const SETTING: readonly Column<Setting>[] = [
  { name: 'database', width: 8, cell: ({ database }) => database },
  { name: 'stakes on', width: 12, cell: ({ target }) => target },
  { name: 'callers', width: 7, cell: ({ callers }) => String(callers) },
]

function measuredColumns<Row>(name: string, of: (row: Row) => Measured): Column<Row>[] {
  return [
    { name: `${name} /s (min-max)`, width: 20, cell: (row) => ranged(of(row).perSecond, 0) },
    { name: 'p50 p99 ms', width: 13, cell: (row) => `${of(row).p50Ms.toFixed(2)} ${of(row).p99Ms.toFixed(2)}` },
    { name: 'ok+refused', width: 12, cell: (row) => `${of(row).accepted}+${of(row).refused}` },
  ]
}

const BOOKS: Column<Books> = {
  name: 'books',
  width: 8,
  cell: ({ faults, heldUp }) => (faults.length > 0 ? 'BROKEN' : heldUp === null ? 'whole' : 'replayed'),
}

export const COMPARED = table<Compared>('In process, beside the bare function; rounds in turn', [
  ...SETTING,
  ...measuredColumns<Compared>('ours', (row) => row.ours),
  ...measuredColumns<Compared>('bare', (row) => row.bare),
  { name: 'ours/bare (min-max)', width: 19, cell: ({ ratio }) => ranged(ratio, 2) },
  BOOKS,
])

export const BESIDE_PGLEDGER = table<Compared>('In process, beside pgledger’s own SQL; rounds in turn', [
  ...SETTING,
  ...measuredColumns<Compared>('ours', (row) => row.ours),
  ...measuredColumns<Compared>('pgledger', (row) => row.bare),
  { name: 'ours/pgledger (min-max)', width: 23, cell: ({ ratio }) => ranged(ratio, 2) },
  BOOKS,
])

export const HTTP = table<OverHttp>(
  'Over HTTP: a game company’s signed Bet to the API in its own process, keep-alive',
  [...SETTING, ...measuredColumns<OverHttp>('http', (row) => row.http), BOOKS],
)

/** A figure to read, without a limit: another ledger has other rules. */
export function pgledgerAims(compared: readonly Compared[]): Aim[] {
  if (compared.length === 0) return [{ text: 'beside pgledger: PGLEDGER_SQL names no files of it', verdict: 'skipped' }]
  return compared.map(({ callers, ratio, faults }) => ({
    text: `PostgreSQL, ${callers} callers, many players, beside pgledger: ${ranged(ratio, 2)} x`,
    verdict: faults.length === 0 ? 'pass' : 'fail',
  }))
}

export function aimsOf(compared: readonly Compared[], http: readonly OverHttp[]): Aim[] {
  const all = [...compared, ...http]
  const broken = all.filter(({ faults }) => faults.length > 0).length
  return [
    ...LIMITS.map(({ callers, least }): Aim => {
      const aim = `PostgreSQL, ${callers} callers, many players: at least ${least} x bare`
      const result = compared.find(
        (one) => one.database === 'postgres' && one.target === 'many players' && one.callers === callers,
      )
      if (!result) return { text: `${aim}: PostgreSQL does not answer here`, verdict: 'skipped' }
      const verdict = result.ratio.median >= least ? 'pass' : 'fail'
      return { text: `${aim}: ${ranged(result.ratio, 2)}`, verdict }
    }),
    {
      text: `answers as expected and books whole after each setting: ${all.length - broken} of ${all.length}`,
      verdict: broken === 0 ? 'pass' : 'fail',
    },
  ]
}
