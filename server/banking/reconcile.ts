/** Reconciliation of a company's day: its statement is asked for, compared with our books, and the differences are kept. */
import { PAYMENT_COMPANIES } from '@uwanja/providers/payments'
import type { PaymentCompany } from '@uwanja/providers/company'
import type { StatementLine } from '@uwanja/providers/statement-line'
import { refuse } from '../runtime/refuse.ts'
import { compare } from './compare.ts'
import type { BankingDeps } from './deps.ts'
import { orderOf } from './deposits.ts'
import {
  daysToCompare,
  keepCompared,
  movedOn,
  named,
  noteAsked,
  rangeOfDay,
  unlistedOn,
  type DateRange,
  type Unlisted,
} from './reconcile-store.ts'
import { paymentByKey } from './store.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
/** Clocks differ and news travel: what one side has before midnight the other may have after it. */
const MARGIN_MS = 6 * HOUR_MS
/** A company may file money under the moment of its order, which may be days before it was paid. */
const LOOK_BACK_DAYS = 7
/** A day for which a company has given no statement is asked for so long. */
const CATCH_UP_DAYS = 3

export type Reconciled = 'compared' | 'unanswered'
type Needs = Pick<BankingDeps, 'db' | 'jurisdiction' | 'methods' | 'warn'>

/** The jurisdiction's companies that are configured and give statements. */
export function reconcilable({ methods }: Pick<BankingDeps, 'methods'>): string[] {
  const used = new Set(methods.all().map(({ facts }) => facts.company))
  return PAYMENT_COMPANIES.filter(
    ({ name: company, ...own }: PaymentCompany) =>
      own.statement && used.has(company) && methods.wire(company).baseUrl !== '',
  ).map(({ name }) => name)
}

/** Speaks to the company, so in no transaction. */
export async function reconcile(deps: Needs, company: string, day: string): Promise<Reconciled> {
  const { db, jurisdiction, methods } = deps
  if (!reconcilable(deps).includes(company)) refuse('INCORRECT_PARAMETER_VALUE', { field: 'company' })
  const range = await rangeOfDay(db, day, jurisdiction.zone)
  if (range.isFuture) refuse('INCORRECT_PARAMETER_VALUE', { field: 'day' })
  await noteAsked(db, company, day)
  const moved = await movedOn(db, company, range, LOOK_BACK_DAYS)
  const [from, to] = [range.from.getTime(), range.to.getTime()]
  const first = moved.reduce((least, { createdAt }) => Math.min(least, createdAt.getTime()), from)
  const around: StatementLine[] = []
  for (const one of utcDays(first - MARGIN_MS, to + MARGIN_MS)) {
    const lines = await methods.company(company)?.statement?.(one, methods.wire(company))
    if (!lines) return 'unanswered'
    around.push(...lines)
  }
  const unlisted = await unlistedLines(deps, company, range)
  if (!unlisted) return 'unanswered'
  around.push(...unlisted)
  const lines = around.filter(({ atMs }) => atMs >= from && atMs < to)
  await db.transaction(async (tx) => {
    const keys = lines.map(({ key }) => key).filter(Boolean)
    const references = lines.filter(({ key }) => key === '').map(({ reference }) => reference)
    const ours = { moved, named: await named(tx, company, keys, references) }
    await keepCompared(tx, company, day, compare(lines, around, ours))
  })
  return 'compared'
}

/**
 * What no list of the company's holds: it is asked about each order of ours, and what it confirms is filed under our moment.
 * An order that we have as paid and about which it says nothing leaves the day uncompared, as half a list would.
 */
async function unlistedLines(deps: Needs, company: string, range: DateRange): Promise<StatementLine[] | null> {
  const { db, methods } = deps
  const plugs = methods.all().filter(({ facts }) => facts.company === company && facts.unlisted)
  const viewNames = plugs.map(({ facts }) => facts.viewName)
  const orders = viewNames.length === 0 ? [] : await unlistedOn(db, company, viewNames, range)
  const lines: StatementLine[] = []
  for (const order of orders) {
    const line = await lineOf(deps, company, order)
    if (line === 'unanswered') return null
    if (line) lines.push(line)
  }
  return lines
}

async function lineOf(
  { db, methods }: Needs,
  company: string,
  { key, reference, viewName, isMoved, at }: Unlisted,
): Promise<StatementLine | 'unanswered' | null> {
  const payment = await paymentByKey(db, key)
  if (!payment) return null
  const wire = methods.wire(company)
  const { direction } = payment
  const order = orderOf(payment)
  if (methods.plug(viewName).facts.flow === 'agent') {
    const found = await methods.company(company)?.find?.(reference, wire)
    // A sentence confirms that it moved, and names nothing to compare.
    const amount = found === 'unreadable' ? order.amount : found?.amount
    return amount ? { key, reference, direction, amount, atMs: at.getTime() } : null
  }
  const outcome = await methods.plug(viewName).status(order, wire)
  if (outcome.state === 'paid')
    return { key, reference: outcome.reference, direction, amount: outcome.amount, atMs: at.getTime() }
  return outcome.state === 'pending' && outcome.why !== 'not-received' && isMoved ? 'unanswered' : null
}

/** Every company's days that are over and were not compared yet; one that is silent is asked again the next time. */
export async function reconcileDue(deps: Needs): Promise<void> {
  const wanted = { zone: deps.jurisdiction.zone, days: CATCH_UP_DAYS }
  for (const { company, day } of await daysToCompare(deps.db, reconcilable(deps), wanted))
    if ((await reconcile(deps, company, day)) === 'unanswered')
      deps.warn('a company gave no statement', { company, day })
}

function utcDays(fromMs: number, toMs: number): string[] {
  const days: string[] = []
  for (let at = Math.floor(fromMs / DAY_MS) * DAY_MS; at < toMs; at += DAY_MS)
    days.push(new Date(at).toISOString().slice(0, 10))
  return days
}
