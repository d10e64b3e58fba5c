/** The calls about holds: from the wire's words to the rules and back. */
import type { officeHolds } from '@uwanja/contract/operators/holds'
import { answersOf, holdsOf, openHolds, type HoldRow } from './store.ts'
import { endHold, placeHold, type HoldDeps } from './rules.ts'
import type { OfficeHandlers } from '../operators/mount.ts'

const PAGE = 50

type Listed = HoldRow & { readonly number?: string }

export function holdHandlers(deps: HoldDeps): Pick<OfficeHandlers, keyof typeof officeHolds> {
  const { db } = deps
  return {
    async holds({ playerId, after }) {
      const rows: readonly Listed[] = playerId
        ? await holdsOf(db, BigInt(playerId), PAGE)
        : await openHolds(db, after ? BigInt(after) : 0n, PAGE)
      const answers = await answersOf(
        db,
        rows.map(({ id }) => id),
      )
      const holds = rows.map(({ number = '', ...row }) => ({
        ...row,
        number,
        id: String(row.id),
        playerId: String(row.playerId),
        placedAt: row.placedAt.toISOString(),
        liftedAt: row.liftedAt?.toISOString() ?? null,
        answers: answers
          .filter(({ holdId }) => holdId === row.id)
          .map(({ at, body }) => ({ at: at.toISOString(), body })),
      }))
      return { holds, next: !playerId && rows.length === PAGE ? String(rows.at(-1)!.id) : null }
    },
    async placeHold({ id, ...asked }, { operator }) {
      return { id: String(await placeHold(deps, operator, { ...asked, playerId: BigInt(id) })) }
    },
    async liftHold({ id, why }, { operator }) {
      await endHold(deps, operator, BigInt(id), why)
      return null
    },
  }
}
