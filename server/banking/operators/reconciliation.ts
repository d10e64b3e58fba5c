/** The calls about reconciliation: from the wire's words to the rules and back. */
import { decimalText } from '@uwanja/contract/wire/amounts'
import type { CompanyDay, officeReconciliation } from '@uwanja/contract/operators/reconciliation'
import { refuse } from '../../runtime/refuse.ts'
import { recordAudit } from '../../operators/audit-store.ts'
import type { OfficeHandlers } from '../../operators/mount.ts'
import type { Operator } from '../../operators/deps.ts'
import { bankingActions } from '../actions.ts'
import type { PaymentDeps } from './deps.ts'
import {
  countItems,
  explained,
  itemsOf,
  lockItem,
  totalsOf,
  type ItemRow,
  type TotalRow,
} from './reconciliation-store.ts'
import { rangeOf } from '../../operators/days.ts'

const MOST = 300

const idOrNone = (id: bigint | null) => (id === null ? '' : String(id))
const amountOrNone = (minor: bigint | null) => (minor === null ? '' : decimalText(minor))

function byDay(rows: readonly TotalRow[]): CompanyDay[] {
  const days = new Map<string, CompanyDay>()
  for (const { day, company, comparedAt, direction, currency, ours, theirs, openItems } of rows) {
    const id = `${day} ${company}`
    const one = days.get(id) ?? { day, company, comparedAt: comparedAt?.toISOString() ?? null, totals: [], openItems }
    const total = {
      currency,
      ours: decimalText(ours),
      theirs: decimalText(theirs),
      difference: decimalText(theirs - ours),
    }
    days.set(id, direction === null ? one : { ...one, totals: [...one.totals, { direction, ...total }] })
  }
  return [...days.values()]
}

const toItem = ({ id, ours, theirs, paymentId, playerId, explainedAt, ...row }: ItemRow) => ({
  ...row,
  id: String(id),
  ours: amountOrNone(ours),
  theirs: amountOrNone(theirs),
  paymentId: idOrNone(paymentId),
  playerId: idOrNone(playerId),
  explainedAt: explainedAt?.toISOString() ?? null,
})

async function explain({ db }: PaymentDeps, by: Operator, id: bigint, why: string): Promise<void> {
  await db.transaction(async (tx) => {
    const item = (await lockItem(tx, id)) ?? refuse('NOT_FOUND')
    if (item.state !== 'open') refuse('NO_LONGER_OPEN')
    await explained(tx, id, why, by.id)
    const { company, day, kind, mark } = item
    const after = { company, day, kind, mark }
    await recordAudit(tx, { by, action: 'difference.explained', subject: `reconciliation ${id}`, why, after })
  })
}

export function reconciliationHandlers(deps: PaymentDeps): Pick<OfficeHandlers, keyof typeof officeReconciliation> {
  const { db, jurisdiction } = deps
  const payments = bankingActions(deps)
  return {
    async reconciliation(asked) {
      const range = rangeOf(jurisdiction, asked.from, asked.to)
      const items = await itemsOf(db, range, MOST)
      return {
        zone: jurisdiction.zone,
        companies: [...payments.reconcilable()],
        days: byDay(await totalsOf(db, range)),
        items: items.map(toItem),
        totalItems: items.length < MOST ? items.length : await countItems(db, range),
      }
    },
    async reconcileNow({ company, day }, { operator }) {
      // 31 February has the shape of a day.
      rangeOf(jurisdiction, day, day)
      const did = await payments.reconciled(company, day)
      const [subject, after] = [`company ${company}`, { day, did }]
      await db.transaction((tx) => recordAudit(tx, { by: operator, action: 'statement.asked', subject, after }))
      return { did }
    },
    async explainDifference({ id, why }, { operator }) {
      await explain(deps, operator, BigInt(id), why)
      return null
    },
  }
}
