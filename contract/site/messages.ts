/** Area Messages: the inbox, what was sent, and writing to a department (U09, U14). */
import * as z from 'zod/mini'
import { call } from '../wire/call.ts'
import { CONSTANTS } from '../wire/constants.ts'
import { language, maybe, whole, written } from '../wire/fields.ts'

/** Who a player can write to; the contact form offers the same (U08, U14). */
export const DEPARTMENTS = ['Support', 'Affiliate', 'Marketing'] as const
export type Department = (typeof DEPARTMENTS)[number]

/** Ours beyond the specification: a client that knows nothing of it shows two messages in two lists. */
const other = z.optional(z.object({ messageText: z.string(), createDate: z.string() }))

const message = z.object({
  id: z.string(),
  messageHeader: z.string(),
  /** Below the header; of a message that the player sent, the department. */
  innerHeader: z.string(),
  /** Plain text with line ends, never markup. */
  messageText: z.string(),
  messageFooter: z.string(),
  isRead: z.boolean(),
  createDate: z.string(),
  /** Of an answer: what the player wrote. */
  wrote: other,
  /** Of what the player wrote: the answer. */
  answer: other,
})
export type Message = z.output<typeof message>

const messageId = z.string().check(z.regex(/^\d{1,18}$/))
/** Ours beyond the specification: a client that sends none is shown the newest. */
const page = maybe(whole(0, 10_000))
/** Ours too: the language of the page on which letters are read. */
const lang = language

export const messages = {
  getUnreadMessages: call({
    method: 'GET',
    path: '/api/api/Messages/GetUnreadMessages',
    access: 'player',
    about: `The whole inbox, read or not, newest first, ${CONSTANTS.messagesPerPage} messages a page. The house’s own letters in lang, else as they were written.`,
    query: { page, lang },
    reply: z.array(message),
    example: { page: 1, lang: 'en' },
  }),
  getSentMessages: call({
    method: 'GET',
    path: '/api/api/Messages/GetSentMessages',
    access: 'player',
    about: `What the player sent, newest first, ${CONSTANTS.messagesPerPage} messages a page.`,
    query: { page },
    reply: z.array(message),
    example: { page: 1 },
  }),
  readMessage: call({
    method: 'POST',
    path: '/api/api/Messages/ReadMessage',
    access: 'player',
    about:
      'Marks a message as read. Read already, deleted or somebody else’s: nothing changes, and the answer is the same.',
    query: { messageId },
    example: { messageId: '42' },
  }),
  sendAdminMessage: call({
    method: 'POST',
    path: '/api/api/Messages/SendAdminMessage',
    access: 'player',
    sensitive: true,
    about: 'Writes to a department. Plain text; the values travel in the query, which is why they are short.',
    query: {
      messageHeader: written(CONSTANTS.messageHeaderMaxLetters),
      department: z.enum(DEPARTMENTS),
      messageText: written(CONSTANTS.messageTextMaxLetters),
    },
    refusals: ['TOO_MANY_ATTEMPTS'],
    example: { messageHeader: 'My deposit', department: 'Support', messageText: 'When will it be in my balance?' },
  }),
  deleteMessage: call({
    method: 'POST',
    path: '/api/api/Messages/DeleteMessage',
    access: 'player',
    about: 'Deletes a message for the player, received or sent. Deleted already or somebody else’s: the same answer.',
    query: { messageId },
    example: { messageId: '42' },
  }),
}
