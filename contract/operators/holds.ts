/** The office's calls about holds: what stands on accounts, placed and lifted with reasons, and what players answered. */
import * as z from 'zod/mini'
import { idText, written } from '../wire/fields.ts'
import { HOLD_BLOCKS, HOLD_REASONS } from '../site/holds.ts'
import { officeCall } from './call.ts'

const hold = z.object({
  id: z.string(),
  playerId: z.string(),
  number: z.string(),
  reason: z.enum(HOLD_REASONS),
  asks: z.string(),
  /** A day. */
  dueOn: z.string(),
  blocks: z.enum(HOLD_BLOCKS),
  /** Empty: the house itself, by a rule. */
  placedBy: z.string(),
  placedAt: z.string(),
  /** Null: it stands. */
  liftedAt: z.nullable(z.string()),
  liftedBy: z.string(),
  liftedWhy: z.string(),
  answers: z.array(z.object({ at: z.string(), body: z.string() })),
})
export type OfficeHold = z.output<typeof hold>

export const officeHolds = {
  holds: officeCall('holds.read', {
    method: 'GET',
    path: '/api/office/Holds',
    about: 'One player’s holds, those that stand first; without a player those that stand on any account, 50 a page.',
    query: {
      playerId: z.optional(z.union([idText, z.literal('')])),
      after: z.optional(z.union([idText, z.literal('')])),
    },
    reply: z.object({ holds: z.array(hold), next: z.nullable(z.string()) }),
    example: { playerId: '', after: '' },
  }),
  placeHold: officeCall('holds.decide', {
    method: 'POST',
    path: '/api/office/PlaceHold',
    about:
      'Stops withdrawals, also deposits or play, until it is lifted. The player reads the reason, what is asked and by when.',
    body: {
      id: idText,
      reason: z.enum(HOLD_REASONS),
      asks: written(500),
      dueOn: z.string().check(z.regex(/^\d{4}-\d\d-\d\d$/)),
      blocks: z.enum(HOLD_BLOCKS),
    },
    reply: z.object({ id: z.string() }),
    refusals: ['NOT_FOUND', 'INCORRECT_PARAMETER_VALUE'],
    example: {
      id: '1',
      reason: 'identity',
      asks: 'A photo of your identity card',
      dueOn: '2099-01-31',
      blocks: 'withdrawals',
    },
  }),
  liftHold: officeCall('holds.decide', {
    method: 'POST',
    path: '/api/office/LiftHold',
    about: 'Lifts a hold with a reason for the trail; the player is told that it is over.',
    body: { id: idText, why: written(300) },
    refusals: ['NOT_FOUND', 'NO_LONGER_OPEN', 'DOCUMENT_REQUIRED'],
    example: { id: '1', why: 'the card was seen' },
  }),
}
