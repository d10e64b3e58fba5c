/** Answers to what players wrote: into their inbox, and a word of it to the phone and the mailbox of who wants that. */
import { isLanguage } from '@uwanja/i18n/language'
import { TEXTS } from '@uwanja/i18n/languages'
import type { Sql, Tx } from '@uwanja/database/sql'
import type { Mail } from '@uwanja/providers/mail/mail'
import type { Department } from '@uwanja/contract/site/messages'
import { wordsOf } from '../notices/notifications.ts'
import { houseMail, type MailSettings } from '../notices/mail.ts'
import { playerById, type Player } from '../players/store.ts'
import type { PushToPhones } from '../push/notes.ts'
import { refuse } from '../runtime/refuse.ts'
import {
  countWaiting,
  endMessage,
  giveMessage,
  listMessages,
  messageOf,
  messagesByPlayer,
  messagesOfDays,
  type MessagesAsked,
  type PlayerMessage,
} from './answer-store.ts'
import { inboxChanged, type MessageDeps } from './inbox-rules.ts'
import { insertNotification } from './store.ts'

export interface MessageActions {
  listed(db: Sql, asked: MessagesAsked): Promise<PlayerMessage[]>
  waiting(db: Sql): Promise<Record<Department, number>>
  one(db: Sql, id: bigint): Promise<PlayerMessage | null>
  /** What a player wrote lately, newest first. */
  ofPlayer(db: Sql, playerId: bigint, most: number): Promise<PlayerMessage[]>
  /** Of whole days in the zone, by id. */
  ofDays(
    db: Sql,
    days: { readonly from: string; readonly to: string; readonly zone: string },
    after: bigint,
    most: number,
  ): Promise<PlayerMessage[]>
  /** From one operator to another, null is nobody. Refuses where somebody else has it. @returns whose message it is. */
  given(tx: Tx, id: bigint, hand: { readonly from: bigint | null; readonly to: bigint | null }): Promise<bigint>
  /** Refuses unless the operator has it in hand. The player hears of it after the commit. */
  answered(tx: Tx, id: bigint, by: { readonly operatorId: bigint; readonly text: string }): Promise<bigint>
  closed(tx: Tx, id: bigint, by: { readonly operatorId: bigint; readonly why: string }): Promise<bigint>
}

export interface AnswerDeps extends Pick<MessageDeps, 'bus' | 'throttle'> {
  readonly settings: MailSettings
  sendSms(msisdn: string, text: string, reference: string): Promise<boolean>
  readonly sendMail: ((mail: Mail) => Promise<boolean>) | null
  /** Null: there is no push. */
  readonly push: PushToPhones | null
  onFault(error: unknown): void
}

const languageOf = ({ language }: Pick<Player, 'language'>) => (isLanguage(language) ? language : 'en')

/** Each word costs money; a player who writes all day reads the inbox anyway. */
const wordLimit = (playerId: bigint) =>
  [{ kind: 'message.answered', subject: playerId.toString(), most: 5, windowS: 86_400 }] as const

/** Says that there is an answer, never what it says: a phone is seen by others, and an address may be mistyped. */
async function sayAnswered(deps: AnswerDeps, player: Player): Promise<void> {
  const wantsMail = deps.sendMail !== null && player.subscribeToEmail && player.email !== ''
  if (!player.smsNotifications && !wantsMail) return
  if (!(await deps.throttle.take([...wordLimit(player.id)])).taken) return
  const { notices, answerMail } = TEXTS[languageOf(player)]
  if (player.smsNotifications) await deps.sendSms(player.number, notices.answered, 'message-answered')
  if (wantsMail) await deps.sendMail!(houseMail(deps.settings, player.email, answerMail))
}

/** What was not changed: it is not there, or not this operator's to change any more. */
async function notOpen(db: Sql, id: bigint): Promise<never> {
  return refuse((await messageOf(db, id)) ? 'NO_LONGER_OPEN' : 'NOT_FOUND')
}

async function answered(deps: AnswerDeps, tx: Tx, id: bigint, by: { operatorId: bigint; text: string }) {
  const ended = await endMessage(tx, id, { operatorId: by.operatorId, why: '' })
  if (!ended) return notOpen(tx, id)
  const player = (await playerById(tx, ended.playerId)) ?? refuse('NOT_FOUND')
  const [letter, language] = ['messageAnswered', languageOf(player)] as const
  const filled = { header: ended.header, body: by.text }
  await insertNotification(tx, player.id, {
    letter,
    language,
    filled,
    ...wordsOf(letter, language, filled),
    answers: id,
  })
  await deps.push?.(tx, [
    { playerId: player.id, kind: 'answers', what: 'answered', tag: `answer-${id}`, path: '/Messages' },
  ])
  await inboxChanged(deps.bus, tx, player.id)
  tx.afterCommit(() => void sayAnswered(deps, player).catch(deps.onFault))
  return player.id
}

export function messageActions(deps: AnswerDeps): MessageActions {
  return {
    listed: listMessages,
    waiting: countWaiting,
    one: messageOf,
    ofPlayer: messagesByPlayer,
    ofDays: messagesOfDays,
    given: async (tx, id, hand) => (await giveMessage(tx, id, hand)) ?? notOpen(tx, id),
    answered: (tx, id, by) => answered(deps, tx, id, by),
    closed: async (tx, id, by) => (await endMessage(tx, id, by))?.playerId ?? notOpen(tx, id),
  }
}
