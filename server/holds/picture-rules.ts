/** Pictures for a hold: taken from its player, drawn anew, sealed; looked at and decided by compliance, and each look written down. */
import { PICTURE, type PictureReason } from '@uwanja/contract/site/holds'
import type { Input, Reply } from '@uwanja/contract/wire/call'
import type { holdPictures } from '@uwanja/contract/site/hold-pictures'
import type { Db, Sql } from '@uwanja/database/sql'
import { recordAudit } from '../operators/audit-store.ts'
import type { Operator } from '../operators/deps.ts'
import type { Notify } from '../notices/notify.ts'
import { refuse } from '../runtime/refuse.ts'
import type { Sealing } from '../sealing/sealing.ts'
import type { Throttle } from '../throttle/throttle.ts'
import { headOf } from './picture-head.ts'
import {
  decided,
  insertPicture,
  lockPicture,
  pictureByKey,
  sealedPicture,
  sentToday,
  type PictureRow,
} from './picture-store.ts'
import type { Redraw } from './redraw.ts'
import { holdById, lockHold, type HoldRow } from './store.ts'

export interface PictureDeps {
  readonly db: Db
  readonly sealing: Pick<Sealing, 'seal'>
  readonly throttle: Pick<Throttle, 'take'>
  readonly redraw: Redraw
}

type Typed = Input<typeof holdPictures.sendHoldPicture>
type Shown = Reply<typeof holdPictures.sendHoldPicture>

/** Each one that is looked at costs seconds of a processor, readable or not. */
const triesOf = (playerId: bigint) => ({ kind: 'hold-picture', subject: `${playerId}`, most: 30, windowS: 86_400 })

/** For whom it is sealed: copied to another row it opens for nobody. */
const ownerOf = ({ playerId, key }: Pick<PictureRow, 'playerId' | 'key'>) => `hold-picture ${playerId} ${key}`

export const pictureShown = ({ id, kind, state, reason, sentAt, decidedAt }: PictureRow): Shown => ({
  id: String(id),
  kind,
  state,
  reason,
  sentAt: sentAt.toISOString(),
  decidedAt: decidedAt?.toISOString() ?? null,
})

/** Another player's hold does not exist for this one; of this one's, what is asked for can be sent while it stands. */
function takes(hold: HoldRow | null, playerId: bigint, { kind }: Typed): HoldRow {
  if (hold?.playerId !== playerId) return refuse('NOT_FOUND')
  if (hold.liftedAt !== null) refuse('NO_LONGER_OPEN')
  if (!hold.documents.includes(kind)) refuse('INCORRECT_PARAMETER_VALUE', { field: 'kind' })
  return hold
}

/** Sent before, and its answer was lost on the way. The same key for something else is a mistake of the client's. */
async function sentBefore(db: Sql, playerId: bigint, { id, kind, key }: Typed): Promise<Shown | null> {
  const known = await pictureByKey(db, playerId, key)
  if (!known) return null
  if (known.holdId !== BigInt(id) || known.kind !== kind) refuse('INCORRECT_PARAMETER_VALUE', { field: 'key' })
  return pictureShown(known)
}

export async function sendPicture(deps: PictureDeps, playerId: bigint, typed: Typed): Promise<Shown> {
  const { db } = deps
  const before = await sentBefore(db, playerId, typed)
  if (before) return before
  takes(await holdById(db, BigInt(typed.id)), playerId, typed)
  const jpeg = await drawnAnew(deps, playerId, typed.content)
  const { kind, key } = typed
  const sealed = deps.sealing.seal(jpeg, ownerOf({ playerId, key }))
  return db.transaction(async (tx) => {
    const hold = takes(await lockHold(tx, BigInt(typed.id)), playerId, typed)
    const meanwhile = await sentBefore(tx, playerId, typed)
    if (meanwhile) return meanwhile
    const { n, bytes } = await sentToday(tx, playerId)
    if (n >= PICTURE.mostADay || bytes + jpeg.length > PICTURE.mostBytesADay) refuse('TOO_MANY_ATTEMPTS')
    await insertPicture(tx, { playerId, holdId: hold.id, kind, key, sealed, size: jpeg.length })
    return pictureShown((await pictureByKey(tx, playerId, key))!)
  })
}

async function drawnAnew({ throttle, redraw }: PictureDeps, playerId: bigint, content: string): Promise<Buffer> {
  const bytes = Buffer.from(content, 'base64')
  const head = headOf(bytes) ?? refuse('PICTURE_NOT_READABLE')
  const taken = await throttle.take([triesOf(playerId)])
  if (!taken.taken) refuse('TOO_MANY_ATTEMPTS', { remainingTime: taken.waitS })
  const drawn = await redraw(bytes, head.kind)
  if (drawn === 'busy') return refuse('SERVICE_UNAVAILABLE')
  return drawn === 'not-readable' ? refuse('PICTURE_NOT_READABLE') : drawn
}

interface LookDeps {
  readonly db: Db
  readonly sealing: Pick<Sealing, 'open'>
}

/** The JPEG. Who looks is written down before a byte of it leaves. */
export async function lookAt({ db, sealing }: LookDeps, by: Operator, id: bigint): Promise<Buffer> {
  return db.transaction(async (tx) => {
    const picture = (await sealedPicture(tx, id)) ?? refuse('NOT_FOUND')
    const { playerId, kind, holdId } = picture
    const after = { picture: id, hold: holdId, documentType: kind }
    await recordAudit(tx, { by, action: 'picture.looked', subject: `player ${playerId}`, after })
    return sealing.open(picture.sealed, ownerOf(picture))
  })
}

interface DecideDeps {
  readonly db: Db
  readonly notify: Notify
}

/** @param reason Empty: it is accepted. It lifts no hold: that is done where holds are lifted. */
export async function decidePicture(
  { db, notify }: DecideDeps,
  by: Operator,
  { id, reason }: { readonly id: bigint; readonly reason: PictureReason | '' },
): Promise<void> {
  await db.transaction(async (tx) => {
    const picture = (await lockPicture(tx, id)) ?? refuse('NOT_FOUND')
    if (picture.state !== 'waiting') refuse('NO_LONGER_OPEN')
    await decided(tx, id, { by: by.id, reason })
    const { playerId, holdId, kind } = picture
    await notify(tx, playerId, reason === '' ? 'pictureAccepted' : 'pictureRefused', {})
    const action = reason === '' ? 'picture.accepted' : 'picture.refused'
    const after = { picture: id, hold: holdId, documentType: kind, ...(reason === '' ? {} : { reason }) }
    await recordAudit(tx, { by, action, subject: `player ${playerId}`, after })
  })
}
