/** The inbox: listing, reading, deleting, and the player's own messages to a department. */
import { CONSTANTS } from '@uwanja/contract/wire/constants'
import type { Department, Message } from '@uwanja/contract/site/messages'
import type { Language } from '@uwanja/i18n/language'
import type { Db, Tx } from '@uwanja/money/sql'
import type { Bus } from '../live/bus.ts'
import { refuse } from '../runtime/refuse.ts'
import type { Cap } from '../throttle/limit.ts'
import type { Throttle } from '../throttle/throttle.ts'
import { readIn } from '../notices/notifications.ts'
import {
  insertFromPlayer,
  markDeleted,
  markRead,
  messagesOf,
  raiseVersion,
  type Direction,
  type StoredMessage,
} from './store.ts'

export interface MessageDeps {
  readonly db: Db
  readonly bus: Pick<Bus, 'publish'>
  readonly throttle: Pick<Throttle, 'take'>
}

/** A person answers each of them. */
const sendLimits = (playerId: bigint): Cap[] => [
  { kind: 'message.send', subject: playerId.toString(), most: 5, windowS: 600 },
  { kind: 'message.send', subject: playerId.toString(), most: 20, windowS: 86_400 },
]

/** Last in a transaction that changed the inbox: the next version now, the news after the commit. */
export async function inboxChanged(bus: MessageDeps['bus'], tx: Tx, playerId: bigint): Promise<void> {
  await raiseVersion(tx, playerId)
  tx.afterCommit(() => bus.publish({ news: 'message', playerId: playerId.toString() }))
}

function toMessage(direction: Direction, stored: StoredMessage, language: Language | undefined): Message {
  const words = readIn(stored, language)
  const { otherText, otherAt } = stored
  const other = otherText !== null && otherAt && { messageText: otherText, createDate: otherAt.toISOString() }
  return {
    id: stored.id.toString(),
    messageHeader: words.header,
    innerHeader: stored.department ?? words.innerHeader,
    messageText: words.body,
    messageFooter: words.footer,
    // What one wrote oneself waits for nobody to read it.
    isRead: direction === 'from-player' || stored.isRead,
    createDate: stored.createdAt.toISOString(),
    ...(other && { [direction === 'to-player' ? 'wrote' : 'answer']: other }),
  }
}

/** Pages are numbered from 1; 0 and absent mean the first. Without a language letters stand as they were written. */
export async function messagesPage(
  db: Db,
  playerId: bigint,
  direction: Direction,
  { page, lang }: { readonly page?: number | undefined; readonly lang?: Language | undefined },
): Promise<Message[]> {
  const limit = CONSTANTS.messagesPerPage
  const rows = await messagesOf(db, { playerId, direction, limit, offset: (Math.max(page ?? 1, 1) - 1) * limit })
  return rows.map((row) => toMessage(direction, row, lang))
}

/** What is read or deleted already, or somebody else's, gets the same answer: nobody learns which ids there are. */
export async function change(
  { db, bus }: Pick<MessageDeps, 'db' | 'bus'>,
  playerId: bigint,
  id: bigint,
  how: 'read' | 'delete',
): Promise<void> {
  await db.transaction(async (tx) => {
    const isChanged = await (how === 'read' ? markRead(tx, playerId, id) : markDeleted(tx, playerId, id))
    if (isChanged) await inboxChanged(bus, tx, playerId)
  })
}

export async function writeTo(
  { db, throttle }: Pick<MessageDeps, 'db' | 'throttle'>,
  playerId: bigint,
  written: { readonly department: Department; readonly messageHeader: string; readonly messageText: string },
): Promise<void> {
  const outcome = await throttle.take(sendLimits(playerId))
  if (!outcome.taken) refuse('TOO_MANY_ATTEMPTS', { remainingTime: outcome.waitS })
  const { department, messageHeader: header, messageText: body } = written
  await insertFromPlayer(db, { playerId, department, header, body })
}
