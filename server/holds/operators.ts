/** The calls about holds: from the wire's words to the rules and back. */
import type { officeHolds } from '@uwanja/contract/operators/holds'
import { decidePicture, pictureShown } from './picture-rules.ts'
import { picturesOf, waitingPictures, type PictureRow } from './picture-store.ts'
import { answersOf, holdsOf, openHolds, type HoldRow } from './store.ts'
import { endHold, placeHold, type HoldDeps } from './rules.ts'
import type { OfficeHandlers } from '../operators/mount.ts'

const PAGE = 50

type Listed = HoldRow & { readonly number?: string }

const toPicture = (row: PictureRow) => ({
  ...pictureShown(row),
  decidedBy: row.decidedBy,
  isGone: row.isGone,
})

export function holdHandlers(deps: HoldDeps): Pick<OfficeHandlers, keyof typeof officeHolds> {
  const { db } = deps
  return {
    async holds({ playerId, after }) {
      const rows: readonly Listed[] = playerId
        ? await holdsOf(db, BigInt(playerId), PAGE)
        : await openHolds(db, after ? BigInt(after) : 0n, PAGE)
      const ids = rows.map(({ id }) => id)
      const answers = await answersOf(db, ids)
      const pictures = await picturesOf(db, ids)
      const holds = rows.map(({ number = '', ...row }) => ({
        ...row,
        number,
        id: String(row.id),
        playerId: String(row.playerId),
        documents: [...row.documents],
        placedAt: row.placedAt.toISOString(),
        liftedAt: row.liftedAt?.toISOString() ?? null,
        answers: answers
          .filter(({ holdId }) => holdId === row.id)
          .map(({ at, body }) => ({ at: at.toISOString(), body })),
        pictures: pictures.filter(({ holdId }) => holdId === row.id).map(toPicture),
      }))
      return { holds, next: !playerId && rows.length === PAGE ? String(rows.at(-1)!.id) : null }
    },
    async placeHold({ id, documents = [], ...asked }, { operator }) {
      return { id: String(await placeHold(deps, operator, { ...asked, documents, playerId: BigInt(id) })) }
    },
    async liftHold({ id, why }, { operator }) {
      await endHold(deps, operator, BigInt(id), why)
      return null
    },
    async waitingPictures({ after }) {
      const rows = await waitingPictures(db, after ? BigInt(after) : 0n, PAGE)
      const pictures = rows.map((row) => ({
        ...toPicture(row),
        playerId: String(row.playerId),
        number: row.number,
        holdId: String(row.holdId),
        holdReason: row.holdReason,
        asks: row.asks,
        dueOn: row.dueOn,
      }))
      return { pictures, next: rows.length === PAGE ? String(rows.at(-1)!.id) : null }
    },
    async decidePicture({ id, reason }, { operator }) {
      await decidePicture(deps, operator, { id: BigInt(id), reason })
      return null
    },
  }
}
