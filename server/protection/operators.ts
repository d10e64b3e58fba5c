/** The calls by which operators protect a player, each with its row of the audit log. */
import type { AuditAction } from '@uwanja/contract/operators/audit'
import type { officeProtection } from '@uwanja/contract/operators/protection'
import type { Tx } from '@uwanja/money/sql'
import { askApproval, detail, type ApprovalActions } from '../operators/approvals.ts'
import { recordAudit } from '../operators/audit-store.ts'
import type { OfficeHandlers } from '../operators/mount.ts'
import type { Operator, OperatorDeps } from '../operators/deps.ts'
import { protectionActions, type ProtectingDeps } from './actions.ts'
import { listErasures } from './operators-store.ts'
import { dayOrNone } from '../operators/days.ts'

const PAGE = 100
const MOST_ERASURES = 200

type Deps = OperatorDeps & ProtectingDeps

export function protectionHandlers(deps: Deps): Pick<OfficeHandlers, keyof typeof officeProtection> {
  const { db, jurisdiction } = deps
  const protection = protectionActions(deps)
  const action = async <T>(
    by: Operator,
    said: { readonly id: string; readonly why: string; readonly action: AuditAction; readonly after: object },
    act: (tx: Tx, playerId: bigint) => Promise<T>,
  ): Promise<T> =>
    db.transaction(async (tx) => {
      const { id, why, action, after } = said
      const done = await act(tx, BigInt(id))
      await recordAudit(tx, { by, action, subject: `player ${id}`, why, after })
      return done
    })
  return {
    async protections({ list, playerId, before, from, to }) {
      const days = { from: dayOrNone(from), to: dayOrNone(to), zone: jurisdiction.zone }
      const which = { playerId: playerId ? BigInt(playerId) : null, before: before ? BigInt(before) : null, days }
      const rows = await protection.listed(db, list, { ...which, most: PAGE })
      return {
        rows: rows.map((row) => ({
          ...row,
          id: String(row.id),
          playerId: String(row.playerId),
          at: row.at.toISOString(),
        })),
        next: rows.length === PAGE ? String(rows.at(-1)!.id) : null,
      }
    },
    async excludePlayer({ id, months, why }, { operator: by }) {
      const until = await action(by, { id, why, action: 'player.excluded', after: { months } }, (tx, playerId) =>
        protection.excluded(tx, playerId, { months, why, operatorId: by.id }),
      )
      return { until: until.toISOString() }
    },
    async breakPlayer({ id, hours, why }, { operator: by }) {
      const until = await action(by, { id, why, action: 'player.break', after: { hours } }, (tx, playerId) =>
        protection.breakGiven(tx, playerId, { hours, why, operatorId: by.id }),
      )
      return { until: until.toISOString() }
    },
    async limitPlayer({ id, name, amount, why }, { operator: by }) {
      await action(by, { id, why, action: 'player.limited', after: { limit: name, amount } }, (tx, playerId) =>
        protection.limited(tx, playerId, { name, amount, why, operatorId: by.id }),
      )
      return null
    },
    async limitSession({ id, minutes, why }, { operator: by }) {
      await action(by, { id, why, action: 'player.limited', after: { limit: 'session', minutes } }, (tx, playerId) =>
        protection.sessionLimited(tx, playerId, { minutes, why, operatorId: by.id }),
      )
      return null
    },
    async askExclusionLift({ id, why }, { operator: by }) {
      await db.transaction(async (tx) => {
        await protection.liftable(tx, BigInt(id))
        await askApproval(tx, by, { kind: 'exclusion-lifted', subject: `player ${id}`, details: { player: id }, why })
      })
      return { waits: true, first: null }
    },
  }
}

export function erasureHandlers({ db }: OperatorDeps): Pick<OfficeHandlers, 'erasures'> {
  return {
    async erasures() {
      const rows = await listErasures(db, MOST_ERASURES)
      return {
        erasures: rows.map(({ id, playerId, askedAt, dueAt, endedAt, ...row }) => ({
          ...row,
          id: String(id),
          playerId: String(playerId),
          askedAt: askedAt.toISOString(),
          dueAt: dueAt.toISOString(),
          endedAt: endedAt?.toISOString() ?? null,
        })),
      }
    },
  }
}

export function protectionApprovals(deps: Deps): Pick<ApprovalActions, 'exclusion-lifted'> {
  const protection = protectionActions(deps)
  return {
    async 'exclusion-lifted'(tx, by, change) {
      const id = detail(change, 'player')
      await protection.lifted(tx, BigInt(id), { why: change.why, operatorId: by.id })
      await recordAudit(tx, { by, action: 'exclusion.lifted', subject: `player ${id}`, why: change.why })
    },
  }
}
