/**
 * The office's side of the book: every row of the table is forwarded to the book's desk. What is done is in the audit log before the
 * book hears of it, so that nothing done is missing there; that it was not done is a second line. No HTTP inside a transaction.
 */
import type { AuditAction } from '@uwanja/contract/operators/audit'
import { decimalText } from '@uwanja/contract/wire/amounts'
import { deskWatch, type Figure } from '@uwanja/contract/book/desk-watch'
import { FORWARDED, type Forwarded, type officeTrading, type TradingAction } from '@uwanja/contract/operators/trading'
import type { Db } from '@uwanja/database/sql'
import { recordAudit } from '../operators/audit-store.ts'
import { csvLine } from '../operators/csv.ts'
import type { Operator, OperatorDeps } from '../operators/deps.ts'
import type { OfficeHandlers } from '../operators/mount.ts'
import { refuse } from '../runtime/refuse.ts'
import { askDesk, type DeskSettings, type DeskReply } from './desk-client.ts'

export type TradingDeps = Pick<OperatorDeps, 'db' | 'jurisdiction'> & { readonly settings: DeskSettings }

type Trading = Pick<OfficeHandlers, keyof typeof officeTrading>
type Values = Readonly<Record<string, unknown>>

function dataOf(said: DeskReply): unknown {
  if (said === 'away') return refuse('SERVICE_UNAVAILABLE')
  return 'refused' in said ? refuse(said.refused) : said.data
}

/** What it is done to: a match, a bet; the trading desk itself, where it is about no one thing. */
function subjectOf({ subject }: TradingAction, values: Values): string {
  const [found] = subject.flatMap(([field, kind]) =>
    values[field] === undefined ? [] : [`${kind} ${String(values[field])}`],
  )
  return (found ?? 'trading').slice(0, 200)
}

/** A league's text would fill the log; what the book made of it is in the book's own. */
const LONGEST = 2000
const shortened = (values: Values): Values =>
  Object.fromEntries(
    Object.entries(values).map(([name, one]) => [
      name,
      typeof one === 'string' && one.length > LONGEST ? `${String(one.length)} letters` : one,
    ]),
  )

async function written(
  db: Db,
  by: Operator,
  entry: { action: AuditAction; subject: string; why: string; after: object },
) {
  await db.transaction((tx) => recordAudit(tx, { by, ...entry }))
}

async function forward({ db, settings }: TradingDeps, { book, action }: Forwarded, asked: Values, by: Operator) {
  if (!action) return dataOf(await askDesk(settings, book, asked, by.name))
  const { why, ...values } = asked
  const entry = { subject: subjectOf(action, values), why: String(why) }
  await written(db, by, { ...entry, action: action.name, after: shortened(values) })
  const said = await askDesk(settings, book, values, by.name)
  if (said === 'away' || 'refused' in said) {
    // Nobody knows whether a book that is away did it: its own log does.
    const after = { refused: said === 'away' ? 'SERVICE_UNAVAILABLE' : said.refused }
    await written(db, by, { ...entry, action: `${action.name}-failed`, after })
  }
  return dataOf(said)
}

const HEAD = ['name', 'currency', 'bets', 'turnover', 'open', 'paid', 'held', 'expected'] as const
const decimal = (minor: number): string => decimalText(BigInt(minor))
const cellsOf = ({ name, currency, bets, ...sums }: Figure): string[] => [
  ...[name, currency, String(bets), decimal(sums.turnover), decimal(sums.open), decimal(sums.paid)],
  ...[decimal(sums.held), decimal(sums.expected)],
]

export function tradingHandlers(deps: TradingDeps): Trading {
  const { db, settings, jurisdiction } = deps
  const forwarded = Object.entries(FORWARDED).map(([name, row]) => [
    name,
    (asked: Values, { operator }: { operator: Operator }) => forward(deps, row, asked, operator),
  ])
  return {
    // A row and its handler are made from one line of the table: no name can be missing.
    ...(Object.fromEntries(forwarded) as unknown as Omit<Trading, 'takeTradingFigures'>),
    async tradingFigures(asked, { operator }) {
      const data = dataOf(
        await askDesk(settings, deskWatch.figures, { ...asked, zone: jurisdiction.zone }, operator.name),
      )
      return data as { rows: Figure[] }
    },
    async takeTradingFigures({ from, to, by }, { operator }) {
      const asked = { from, to, by, zone: jurisdiction.zone }
      const { rows } = dataOf(await askDesk(settings, deskWatch.figures, asked, operator.name)) as { rows: Figure[] }
      await written(db, operator, { action: 'report.exported', subject: 'export trading', why: '', after: asked })
      const lines = [HEAD, ...rows.map(cellsOf)].map((cells) => csvLine(cells))
      return { name: `trading-${by}-${from.slice(0, 10)}-${to.slice(0, 10)}.csv`, text: lines.join('') }
    },
  }
}
