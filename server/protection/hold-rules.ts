/** The player's side of a hold: reads why and what is asked, sees the money at stake, and answers. */
import { wireNumber } from '@uwanja/contract/wire/amounts'
import type { Input, Reply } from '@uwanja/contract/wire/call'
import type { protection } from '@uwanja/contract/site/protection'
import { pictureShown } from '../holds/picture-rules.ts'
import { picturesOf } from '../holds/picture-store.ts'
import { answersOf, answersToday, holdsOf, insertAnswer, lockHold } from '../holds/store.ts'
import { refuse } from '../runtime/refuse.ts'
import type { ProtectionDeps } from './deps.ts'

const SHOWN = 20
/** Written by hand; more is a machine. */
const ANSWERS_A_DAY = 20

export async function holdsShown(
  { db, money }: ProtectionDeps,
  playerId: bigint,
): Promise<Reply<typeof protection.getHolds>> {
  const holds = await holdsOf(db, playerId, SHOWN)
  const ids = holds.map(({ id }) => id)
  const answers = await answersOf(db, ids)
  const pictures = await picturesOf(db, ids)
  const wallet = (await money.read.wallet(db, playerId)) ?? refuse('UNAUTHORIZED')
  return {
    currency: wallet.currency,
    cash: wireNumber(wallet.cash),
    bonus: wireNumber(wallet.bonus),
    held: wireNumber(wallet.held),
    holds: holds.map((hold) => ({
      id: String(hold.id),
      reason: hold.reason,
      asks: hold.asks,
      documents: [...hold.documents],
      dueOn: hold.dueOn,
      blocks: hold.blocks,
      placedAt: hold.placedAt.toISOString(),
      liftedAt: hold.liftedAt?.toISOString() ?? null,
      answers: answers
        .filter(({ holdId }) => holdId === hold.id)
        .map(({ at, body }) => ({ at: at.toISOString(), body })),
      pictures: pictures.filter(({ holdId }) => holdId === hold.id).map(pictureShown),
    })),
  }
}

export async function answerHold(deps: ProtectionDeps, playerId: bigint, typed: Input<typeof protection.answerHold>) {
  await deps.db.transaction(async (tx) => {
    const hold = await lockHold(tx, BigInt(typed.id))
    // Another player's hold does not exist for this one.
    if (hold?.playerId !== playerId) return refuse('NOT_FOUND')
    if (hold.liftedAt !== null) refuse('NO_LONGER_OPEN')
    if ((await answersToday(tx, playerId)) >= ANSWERS_A_DAY) refuse('TOO_MANY_ATTEMPTS')
    await insertAnswer(tx, hold, typed.body)
    await deps.notify(tx, playerId, 'holdAnswered', { body: typed.body })
  })
}
