/** The calls by which operators protect a player, each with its row of the trail. */
import type { officeProtection } from '@uwanja/contract/operators/protection'
import type { Tx } from '@uwanja/money/sql'
import { askApproval, detail, type ApprovalDeeds } from '../operators/approvals.ts'
import { writeDown } from '../operators/audit-store.ts'
import type { OfficeHandlers } from '../operators/mount.ts'
import type { Operator, OperatorDeps } from '../operators/deps.ts'
import { protectionDeeds, type ProtectingDeps } from './deeds.ts'
import { listErasures } from './operators-store.ts'
import { dayOrNone } from '../operators/days.ts'

const PAGE = 100
const MOST_ERASURES = 200

type Deps = OperatorDeps & ProtectingDeps

export function protectionHandlers(deps: Deps): Pick<OfficeHandlers, keyof typeof officeProtection> {
  const { db, jurisdiction } = deps
  const protection = protectionDeeds(deps)
  const deed = async <T>(
    by: Operator,
    said: { readonly id: string; readonly why: string; readonly action: string; readonly after: object },
    act: (tx: Tx, playerId: bigint) => Promise<T>,
  ): Promise<T> =>
    db.transaction(async (tx) => {
      const { id, why, action, after } = said
      const done = await act(tx, BigInt(id))
      await writeDown(tx, { by, action, subject: `player ${id}`, why, after })
      return done
    })
  return {
    async protections({ list, playerId, before, from, to }) {
      const days = { from: dayOrNone(from), to: dayOrNone(to), zone: jurisdiction.zone }
      const which = { playerId: playerId ? BigInt(playerId) : null, before: before ? BigInt(before) : null, days }
      const rows = await protection.listed(db, list, { ...which, most: PAGE })
      return {
        rows: rows.map((row) => ({
          ...{ ...row, id: String(row.id), playerId: String(row.playerId), at: row.at.toISOString() },
        })),
        next: rows.length === PAGE ? String(rows.at(-1)!.id) : null,
      }
    },
    async excludePlayer({ id, months, why }, { operator: by }) {
      const until = await deed(by, { id, why, action: 'player.excluded', after: { months } }, (tx, playerId) =>
        protection.excluded(tx, playerId, { months, why, operatorId: by.id }),
      )
      return { until: until.toISOString() }
    },
    async breakPlayer({ id, hours, why }, { operator: by }) {
      const until = await deed(by, { id, why, action: 'player.break', after: { hours } }, (tx, playerId) =>
        protection.breakGiven(tx, playerId, { hours, why, operatorId: by.id }),
      )
      return { until: until.toISOString() }
    },
    async limitPlayer({ id, name, amount, why }, { operator: by }) {
      await deed(by, { id, why, action: 'player.limited', after: { limit: name, amount } }, (tx, playerId) =>
        protection.limited(tx, playerId, { name, amount, why, operatorId: by.id }),
      )
      return null
    },
    async limitSession({ id, minutes, why }, { operator: by }) {
      await deed(by, { id, why, action: 'player.limited', after: { limit: 'session', minutes } }, (tx, playerId) =>
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
          ...{ ...row, id: String(id), playerId: String(playerId), askedAt: askedAt.toISOString() },
          ...{ dueAt: dueAt.toISOString(), endedAt: endedAt?.toISOString() ?? null },
        })),
      }
    },
  }
}

export function protectionApprovals(deps: Deps): Pick<ApprovalDeeds, 'exclusion-lifted'> {
  const protection = protectionDeeds(deps)
  return {
    async 'exclusion-lifted'(tx, by, wish) {
      const id = detail(wish, 'player')
      await protection.lifted(tx, BigInt(id), { why: wish.why, operatorId: by.id })
      await writeDown(tx, { by, action: 'exclusion.lifted', subject: `player ${id}`, why: wish.why })
    },
  }
}
