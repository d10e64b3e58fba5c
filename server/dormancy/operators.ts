/** The calls about dormant accounts: the list, the searches, and the asking of a second person. */
import type { officeDormant } from '@uwanja/contract/operators/dormant'
import { decimalText } from '@uwanja/contract/wire/amounts'
import { refuse } from '../runtime/refuse.ts'
import { askApproval, detail, type ApprovalActions } from '../operators/approvals.ts'
import { recordAudit } from '../operators/audit-store.ts'
import type { OfficeHandlers } from '../operators/mount.ts'
import type { OperatorDeps } from '../operators/deps.ts'
import { dormancyActions, type DormancyDeps } from './actions.ts'
import type { DormantRow } from './store.ts'

const PAGE = 50

const isoOf = (moment: Date | null) => moment?.toISOString() ?? null

const shown = ({ minor, foundAt: _found, handedTo: _account, ...row }: DormantRow, searchesDue: number) => ({
  ...row,
  searchesDue,
  id: String(row.id),
  playerId: String(row.playerId),
  amount: decimalText(minor),
  since: row.since.toISOString(),
  dormantAt: row.dormantAt.toISOString(),
  toldAt: isoOf(row.toldAt),
  handOverAt: row.handOverAt.toISOString(),
  handedAt: isoOf(row.handedAt),
})

export type DormantDeps = OperatorDeps & DormancyDeps

export function dormantHandlers(deps: DormantDeps): Pick<OfficeHandlers, keyof typeof officeDormant> {
  const { db, jurisdiction } = deps
  const dormancy = dormancyActions(deps)
  return {
    async dormantAccounts({ state, number, before }) {
      const asked = { state: state || null, number, past: before ? BigInt(before) : null, most: PAGE + 1, days: null }
      const rows = await dormancy.listed(db, asked)
      const page = rows.slice(0, PAGE)
      return {
        accounts: page.map((row) => shown(row, jurisdiction.dormancy.searches)),
        next: rows.length > PAGE ? String(page.at(-1)!.id) : null,
      }
    },
    async dormantSearched({ id, why }, { operator: by }) {
      await db.transaction(async (tx) => {
        const playerId = await dormancy.searched(tx, BigInt(id), { operatorId: by.id, body: why })
        await recordAudit(tx, { by, action: 'dormant.searched', subject: `player ${playerId}`, why })
      })
      return null
    },
    async askDormantHandOver({ id, why }, { operator: by }) {
      await db.transaction(async (tx) => {
        const row = (await dormancy.one(tx, BigInt(id))) ?? refuse('NOT_FOUND')
        if (!row.mayHandOver) refuse('NO_LONGER_OPEN')
        await dormancy.mustNotBeFrozen(tx, row.playerId)
        const details = { id, player: `${row.playerId}`, minor: `${row.minor}`, currency: row.currency }
        await askApproval(tx, by, { kind: 'dormant-handed-over', subject: `player ${row.playerId}`, details, why })
      })
      return { waits: true, first: null }
    },
    async askDormantClaim({ id, by: claimant, reference: raw, why }, { operator: by }) {
      const reference = raw.trim()
      if ((claimant === 'heirs') !== (reference !== '')) refuse('INCORRECT_PARAMETER_VALUE', { field: 'reference' })
      await db.transaction(async (tx) => {
        const row = (await dormancy.one(tx, BigInt(id))) ?? refuse('NOT_FOUND')
        if (row.state !== 'handed-over') refuse('NO_LONGER_OPEN')
        await dormancy.mustNotBeFrozen(tx, row.playerId)
        const sum = { minor: `${row.minor}`, currency: row.currency }
        const details = { id, player: `${row.playerId}`, ...sum, claimant, reference }
        await askApproval(tx, by, { kind: 'dormant-claimed', subject: `player ${row.playerId}`, details, why })
      })
      return { waits: true, first: null }
    },
  }
}

export function dormantActions(deps: DormantDeps): Pick<ApprovalActions, 'dormant-handed-over' | 'dormant-claimed'> {
  const dormancy = dormancyActions(deps)
  return {
    async 'dormant-handed-over'(tx, by, change) {
      const subject = `player ${detail(change, 'player')}`
      const minor = BigInt(detail(change, 'minor'))
      await dormancy.handedOver(tx, BigInt(detail(change, 'id')), { minor, why: change.why })
      await recordAudit(tx, { by, action: 'dormant.handed-over', subject, why: change.why, after: change.details })
    },
    async 'dormant-claimed'(tx, by, change) {
      const subject = `player ${detail(change, 'player')}`
      const claimant = detail(change, 'claimant') === 'heirs' ? 'heirs' : 'player'
      const claim = { by: claimant, reference: detail(change, 'reference'), why: change.why } as const
      await dormancy.claimed(tx, BigInt(detail(change, 'id')), claim)
      await recordAudit(tx, { by, action: 'dormant.claimed', subject, why: change.why, after: change.details })
    },
  }
}
