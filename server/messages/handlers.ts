/** Area Messages: from the wire's words to the rules and back. */
import type { messages } from '@uwanja/contract/site/messages'
import type { Handlers } from '../wire/handlers.ts'
import { change, messagesPage, writeTo, type MessageDeps } from './inbox-rules.ts'

export function messageHandlers(deps: MessageDeps): Handlers<typeof messages> {
  const { db } = deps
  return {
    getUnreadMessages: (asked, { session }) => messagesPage(db, session.playerId, 'to-player', asked),
    getSentMessages: (asked, { session }) => messagesPage(db, session.playerId, 'from-player', asked),
    async readMessage({ messageId }, { session }) {
      await change(deps, session.playerId, BigInt(messageId), 'read')
      return null
    },
    async deleteMessage({ messageId }, { session }) {
      await change(deps, session.playerId, BigInt(messageId), 'delete')
      return null
    },
    async sendAdminMessage(written, { session }) {
      await writeTo(deps, session.playerId, written)
      return null
    },
  }
}
