/** The lines of the files that operators take away. Amounts are the ledger's own, to the smallest unit. */
import { decimalText } from '@uwanja/contract/wire/amounts'
import type { Files, Taken } from '../operators/exports.ts'
import type { BookDeps } from './deps.ts'
import { playerRow } from '../players/operators-store.ts'
import { dutyLines, dutyState } from './duty-rules.ts'
import { largeMovements, paymentsOf } from './reports-store.ts'
import { trustDays, trustMoves } from './treasury-lines.ts'

const PAGE = 2_000
const PAYEES_AT_ONCE = 500
const MOST_LARGE = 10_000

const idOf = (id: bigint | null) => (id === null ? '' : String(id))

async function* register({ db, money }: BookDeps, { range, playerId }: Taken): AsyncGenerator<readonly string[]> {
  yield ['journal', 'at', 'player', 'kind', 'source', 'key', 'round', 'currency', 'amount', 'cash', 'bonus', 'held']
  for (let after = 0n; ;) {
    const rows = await money.reports.register(db, range, { playerId, after }, PAGE)
    for (const row of rows) {
      const { source, kind, key, round, currency, minor, cash, bonus, held } = row
      const amounts = [minor, cash, bonus, held].map(decimalText)
      yield [
        idOf(row.id),
        row.at.toISOString(),
        idOf(row.playerId),
        kind,
        source,
        key,
        round ?? '',
        currency,
        ...amounts,
      ]
    }
    if (rows.length < PAGE) return
    after = rows.at(-1)!.id
  }
}

type BookFile = 'journals' | 'register' | 'statement' | 'trust' | 'moves' | 'payments' | 'large'

export const bookFiles = (deps: BookDeps): Pick<Files, BookFile> => ({
  async *journals({ range }) {
    yield ['journal', 'line', 'at', 'source', 'kind', 'key', 'player', 'currency', 'from', 'to', 'amount']
    for (let after = 0n; ;) {
      const rows = await deps.money.reports.postingsOf(deps.db, range, after, PAGE)
      for (const { id, line, at, source, kind, key, playerId, currency, from, to, minor } of rows) {
        const head = [idOf(id), String(line), at.toISOString(), source, kind, key, idOf(playerId), currency]
        yield [...head, from, to, decimalText(minor)]
      }
      if (rows.length === 0) return
      after = rows.at(-1)!.id
    }
  },
  register: (asked) => register(deps, { ...asked, playerId: null }),
  statement: (asked) => register(deps, asked),
  trust: ({ range }) => trustDays(deps, range),
  moves: ({ range }) => trustMoves(deps, range),
  async *payments({ range }) {
    yield [
      ...['id', 'key', 'begun', 'changed', 'direction', 'method', 'company', 'player', 'number', 'currency', 'amount'],
      ...['paid', 'state', 'reason', 'reference'],
    ]
    for (let after = { at: '-infinity', id: 0n }; ;) {
      const rows = await paymentsOf(deps.db, range, after, PAGE)
      for (const row of rows) {
        const { key, direction, method, company, number, currency, state, reason, reference } = row
        const paid = row.paidMinor === null ? '' : decimalText(row.paidMinor)
        const moments = [row.createdAt.toISOString(), row.updatedAt.toISOString()]
        const whose = [direction, method, company, idOf(row.playerId), number]
        yield [
          idOf(row.id),
          key,
          ...moments,
          ...whose,
          currency,
          decimalText(row.minor),
          paid,
          state,
          reason,
          reference,
        ]
      }
      const last = rows.at(-1)
      if (!last || rows.length < PAGE) return
      after = { at: last.cursor, id: last.id }
    }
  },
  async *large({ range }) {
    yield ['kind', 'day', 'player', 'number', 'name', 'direction', 'currency', 'amount', 'reference']
    for (const row of await largeMovements(deps.db, range, MOST_LARGE, deps.jurisdiction.reporting)) {
      const { kind, day, playerId, number, name, direction, currency, minor, reference } = row
      yield [kind, day, idOf(playerId), number, name, direction, currency, decimalText(minor), reference]
    }
  },
})

export const taxFiles = (deps: BookDeps): Pick<Files, 'taxes' | 'payees' | 'duty'> => ({
  async *taxes({ range }) {
    yield ['month', 'base', 'company', 'currency', 'journals', 'withheld', 'given back', 'owed']
    for (const row of await deps.money.reports.taxes(deps.db, range)) {
      const { month, base, source, currency, journals, withheld, givenBack } = row
      const amounts = [withheld, givenBack, withheld - givenBack].map(decimalText)
      yield [month, base, source, currency, String(journals), ...amounts]
    }
  },
  async *payees({ range }) {
    yield [
      ...[
        'player',
        'number',
        'first name',
        'last name',
        'birthday',
        'currency',
        'deposited',
        'deposit tax',
        'withdrawn',
      ],
      ...['withdrawal tax', 'staked', 'won', 'winnings tax'],
    ]
    for (let after = 0n; ;) {
      const rows = await deps.money.taxReports.payees(deps.db, range, after, PAYEES_AT_ONCE)
      for (const row of rows) {
        const who = await playerRow(deps.db, row.playerId)
        const person = [who?.number ?? '', who?.firstName ?? '', who?.lastName ?? '', who?.birthDate ?? '']
        const sums = [row.deposited, row.depositTax, row.withdrawn, row.withdrawalTax, row.staked, row.won]
        yield [idOf(row.playerId), ...person, row.currency, ...[...sums, row.winningsTax].map(decimalText)]
      }
      if (rows.length === 0) return
      after = rows.at(-1)!.playerId
    }
  },
  async *duty({ range }) {
    yield ['month', 'state', 'product', 'currency', 'percent', 'staked', 'won', 'gross', 'duty']
    for (const { month, product, currency, basisPoints, ...sums } of await dutyLines(deps, range)) {
      const amounts = [sums.staked, sums.won, sums.gross, sums.duty].map(decimalText)
      yield [month, dutyState(deps), product, currency, String(basisPoints / 100), ...amounts]
    }
  },
})
