/** The office's calls about what players write: the queue, who has a message in hand, the answer, and closing without one. */
import * as z from 'zod/mini'
import { DEPARTMENTS } from '../site/messages.ts'
import { idText, text, written } from '../wire/fields.ts'
import { officeCall } from './call.ts'

/** `ended`: answered, or closed without an answer. */
export const MESSAGE_LISTS = ['waiting', 'ended'] as const
export type MessageList = (typeof MESSAGE_LISTS)[number]

/** Whose messages: everybody's, one's own, those that nobody has in hand. */
export const MESSAGE_HOLDERS = ['all', 'mine', 'nobody'] as const

export const ANSWER_MAX_LETTERS = 2_000

const message = z.object({
  id: z.string(),
  playerId: z.string(),
  number: z.string(),
  name: z.string(),
  /** The player's, in which they are answered. */
  language: z.string(),
  department: z.enum(DEPARTMENTS),
  header: z.string(),
  body: z.string(),
  createdAt: z.string(),
  /** The operator who has it in hand; empty: nobody. */
  holder: z.string(),
  /** Null: it waits. */
  ending: z.nullable(z.enum(['answered', 'closed'])),
  endedAt: z.nullable(z.string()),
  endedBy: z.string(),
  /** Why it was closed without an answer. */
  endedWhy: z.string(),
  answer: z.string(),
})
export type OfficeMessage = z.output<typeof message>

export const officeMessages = {
  playerMessages: officeCall('messages.read', {
    method: 'GET',
    path: '/api/office/Messages',
    about:
      'Messages of players, 50 a page: those that wait, the oldest first, or those that ended, the newest first. `past` is the ' +
      'last id of the page before.',
    query: {
      list: z.enum(MESSAGE_LISTS),
      department: z.enum(['', ...DEPARTMENTS]),
      holder: z.enum(MESSAGE_HOLDERS),
      past: z.optional(z.union([idText, z.literal('')])),
    },
    reply: z.object({
      messages: z.array(message),
      next: z.nullable(z.string()),
      /** How many wait, by department. */
      waiting: z.record(z.enum(DEPARTMENTS), z.number()),
    }),
    example: { list: 'waiting', department: '', holder: 'all', past: '' },
  }),
  playerMessage: officeCall('messages.read', {
    method: 'GET',
    path: '/api/office/Message',
    about: 'One message, what else its player wrote lately with the answers, and who may be handed it.',
    query: { id: idText },
    reply: z.object({ message, others: z.array(message), colleagues: z.array(z.string()) }),
    refusals: ['NOT_FOUND'],
    example: { id: '1' },
  }),
  giveMessage: officeCall('messages.answer', {
    method: 'POST',
    path: '/api/office/MessageGive',
    about:
      'Takes a message in hand, hands it over or gives it back: from whom, to whom, empty is nobody. Refused where somebody ' +
      'else has it by now.',
    body: { id: idText, from: text(64), to: text(64) },
    refusals: ['NOT_FOUND', 'NO_LONGER_OPEN', 'INCORRECT_PARAMETER_VALUE'],
    example: { id: '1', from: '', to: 'amina' },
  }),
  answerMessage: officeCall('messages.answer', {
    method: 'POST',
    path: '/api/office/MessageAnswer',
    about:
      'Answers a message that one has in hand, once: into the player’s inbox, with a word by SMS and mail to who wants them.',
    body: { id: idText, text: written(ANSWER_MAX_LETTERS) },
    refusals: ['NOT_FOUND', 'NO_LONGER_OPEN'],
    example: { id: '1', text: 'Your deposit is in your balance now.' },
  }),
  closeMessage: officeCall('messages.answer', {
    method: 'POST',
    path: '/api/office/MessageClose',
    about: 'Closes a message that one has in hand without an answer, with a reason for colleagues.',
    body: { id: idText, why: written(300) },
    refusals: ['NOT_FOUND', 'NO_LONGER_OPEN'],
    example: { id: '1', why: 'the same question twice' },
  }),
}
