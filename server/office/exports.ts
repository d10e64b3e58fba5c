/**
 * Files that operators take away: streamed page by page, so that a year of a busy house passes through a small memory.
 * Amounts are the ledger's own, to the smallest unit.
 */
import { Readable } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import { decimalText } from '@uwanja/contract/wire/amounts'
import {
  EXPORT_PATH,
  EXPORTS,
  MESSAGE_EXPORTS,
  PROTECTION_EXPORTS,
  type ExportName,
} from '@uwanja/contract/operators/reports'
import type { ProtectionList } from '@uwanja/contract/operators/protection'
import { may } from '@uwanja/contract/operators/roles'
import type { Stretch } from '@uwanja/money/reports'
import type { ProtectionRow } from '../deeds/protection.ts'
import { refuse } from '../runtime/refuse.ts'
import { writeDown } from './audit-store.ts'
import { csvLine } from './csv.ts'
import { dormantLines } from './dormant-exports.ts'
import { letIn } from './mount.ts'
import type { OfficeParts } from './parts.ts'
import { playerRow } from './players-store.ts'
import { dutyLines, dutyState, stretchOf } from './report-rules.ts'
import { largeMovements, paymentsOf } from './reports-store.ts'
import { returnLines } from './return-exports.ts'
import { trustDays, trustMoves } from './treasury-exports.ts'

const PAGE = 2_000
const PAYEES_AT_ONCE = 500
const MOST_LARGE = 10_000

interface Asked {
  readonly stretch: Stretch
  readonly playerId: bigint | null
}
type Lines = (parts: OfficeParts, asked: Asked) => AsyncGenerator<readonly string[]>

const idOf = (id: bigint | null) => (id === null ? '' : String(id))

async function* register({ db, money }: OfficeParts, { stretch, playerId }: Asked): AsyncGenerator<readonly string[]> {
  yield ['journal', 'at', 'player', 'kind', 'source', 'key', 'round', 'currency', 'amount', 'cash', 'bonus', 'held']
  for (let after = 0n; ;) {
    const rows = await money.reports.register(db, stretch, { playerId, after }, PAGE)
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

async function* protections(
  { db, protection }: OfficeParts,
  { stretch: days }: Asked,
  list: ProtectionList,
): AsyncGenerator<readonly string[]> {
  yield ['id', 'at', 'player', 'number', 'what', 'step', 'value', 'by']
  for (let before: bigint | null = null; ;) {
    const rows: ProtectionRow[] = await protection.listed(db, list, { playerId: null, before, most: PAGE, days })
    for (const { id, at, playerId, number, subject, step, value, by } of rows)
      yield [idOf(id), at.toISOString(), idOf(playerId), number, subject, step, value, by]
    if (rows.length < PAGE) return
    before = rows.at(-1)!.id
  }
}

async function* playerMessages({ db, messages }: OfficeParts, { stretch }: Asked): AsyncGenerator<readonly string[]> {
  yield [
    ...['id', 'at', 'player', 'number', 'department', 'subject', 'text', 'in hand', 'ending', 'ended', 'by', 'why'],
    'answer',
  ]
  for (let after = 0n; ;) {
    const rows = await messages.ofDays(db, stretch, after, PAGE)
    for (const { id, createdAt, playerId, number, department, header, body, ...row } of rows) {
      const { holder, ending, endedAt, endedBy, endedWhy, answer } = row
      const wrote = [idOf(id), createdAt.toISOString(), idOf(playerId), number, department, header, body]
      yield [...wrote, holder, ending ?? '', endedAt?.toISOString() ?? '', endedBy, endedWhy, answer]
    }
    if (rows.length < PAGE) return
    after = rows.at(-1)!.id
  }
}

const LINES: Readonly<Record<ExportName, Lines>> = {
  async *journals({ db, money }, { stretch }) {
    yield ['journal', 'line', 'at', 'source', 'kind', 'key', 'player', 'currency', 'from', 'to', 'amount']
    for (let after = 0n; ;) {
      const rows = await money.reports.postingsOf(db, stretch, after, PAGE)
      for (const { id, line, at, source, kind, key, playerId, currency, from, to, minor } of rows) {
        const head = [idOf(id), String(line), at.toISOString(), source, kind, key, idOf(playerId), currency]
        yield [...head, from, to, decimalText(minor)]
      }
      if (rows.length === 0) return
      after = rows.at(-1)!.id
    }
  },
  exclusions: (parts, asked) => protections(parts, asked, 'exclusion'),
  breaks: (parts, asked) => protections(parts, asked, 'timeOut'),
  limits: (parts, asked) => protections(parts, asked, 'limit'),
  interactions: (parts, asked) => protections(parts, asked, 'interaction'),
  register: (parts, asked) => register(parts, { ...asked, playerId: null }),
  statement: (parts, asked) => register(parts, asked),
  messages: playerMessages,
  async *payments({ db }, { stretch }) {
    yield [
      ...['id', 'key', 'begun', 'changed', 'direction', 'method', 'company', 'player', 'number', 'currency', 'amount'],
      ...['paid', 'state', 'reason', 'reference'],
    ]
    for (let after = { at: '-infinity', id: 0n }; ;) {
      const rows = await paymentsOf(db, stretch, after, PAGE)
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
  async *taxes({ db, money }, { stretch }) {
    yield ['month', 'base', 'company', 'currency', 'journals', 'withheld', 'given back', 'owed']
    for (const row of await money.reports.taxes(db, stretch)) {
      const { month, base, source, currency, journals, withheld, givenBack } = row
      const amounts = [withheld, givenBack, withheld - givenBack].map(decimalText)
      yield [month, base, source, currency, String(journals), ...amounts]
    }
  },
  async *payees({ db, money }, { stretch }) {
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
      const rows = await money.taxReports.payees(db, stretch, after, PAYEES_AT_ONCE)
      for (const row of rows) {
        const who = await playerRow(db, row.playerId)
        const person = [who?.number ?? '', who?.firstName ?? '', who?.lastName ?? '', who?.birthDate ?? '']
        const sums = [row.deposited, row.depositTax, row.withdrawn, row.withdrawalTax, row.staked, row.won]
        yield [idOf(row.playerId), ...person, row.currency, ...[...sums, row.winningsTax].map(decimalText)]
      }
      if (rows.length === 0) return
      after = rows.at(-1)!.playerId
    }
  },
  async *duty(parts, { stretch }) {
    yield ['month', 'state', 'product', 'currency', 'percent', 'staked', 'won', 'gross', 'duty']
    for (const { month, product, currency, basisPoints, ...sums } of await dutyLines(parts, stretch)) {
      const amounts = [sums.staked, sums.won, sums.gross, sums.duty].map(decimalText)
      yield [month, dutyState(parts), product, currency, String(basisPoints / 100), ...amounts]
    }
  },
  dormant: (parts, { stretch }) => dormantLines(parts, stretch),
  returns: (parts, { stretch }) => returnLines(parts, stretch),
  trust: (parts, { stretch }) => trustDays(parts, stretch),
  moves: (parts, { stretch }) => trustMoves(parts, stretch),
  async *large({ db, market }, { stretch }) {
    yield ['kind', 'day', 'player', 'number', 'name', 'direction', 'currency', 'amount', 'reference']
    for (const row of await largeMovements(db, stretch, MOST_LARGE, market.reporting)) {
      const { kind, day, playerId, number, name, direction, currency, minor, reference } = row
      yield [kind, day, idOf(playerId), number, name, direction, currency, decimalText(minor), reference]
    }
  },
}

async function* asText(lines: AsyncGenerator<readonly string[]>): AsyncGenerator<string> {
  for await (const cells of lines) yield csvLine(cells)
}

/** Not rows of the contract, because they answer files and not JSON; the door and the roles' table are the same. */
export function mountExports(app: FastifyInstance, parts: OfficeParts): void {
  for (const name of Object.keys({ ...EXPORTS, ...PROTECTION_EXPORTS, ...MESSAGE_EXPORTS }) as ExportName[]) {
    app.get<{ Querystring: Record<string, unknown> }>(`${EXPORT_PATH}/${name}`, async (request, reply) => {
      void reply.header('cache-control', 'no-store').header('x-content-type-options', 'nosniff')
      const operator = await letIn(parts, request, { permission: 'reports.export', poll: false })
      if (name in PROTECTION_EXPORTS && !may(operator.role, 'protection.read')) refuse('FORBIDDEN')
      if (name in MESSAGE_EXPORTS && !may(operator.role, 'messages.read')) refuse('FORBIDDEN')
      const { from, to, playerId: rawPlayer } = request.query
      const stretch = stretchOf(parts.market, from, to)
      const playerId =
        name === 'statement' && /^[1-9]\d{0,17}$/.test(String(rawPlayer)) ? BigInt(String(rawPlayer)) : null
      if (name === 'statement' && playerId === null) refuse('INCORRECT_PARAMETER_VALUE', { field: 'playerId' })
      // Whoever takes players' data away is written down before the first line of it leaves.
      await parts.db.transaction((tx) => {
        const subject = playerId === null ? `export ${name}` : `player ${playerId}`
        const after = { name, from: stretch.from, to: stretch.to }
        return writeDown(tx, { by: operator, action: 'report.exported', subject, after })
      })
      const fileName = `${name}-${stretch.from}-${stretch.to}${playerId === null ? '' : `-${playerId}`}.csv`
      return reply
        .type('text/csv; charset=utf-8')
        .header('content-disposition', `attachment; filename="${fileName}"`)
        .send(Readable.from(asText(LINES[name](parts, { stretch, playerId }))))
    })
  }
}
