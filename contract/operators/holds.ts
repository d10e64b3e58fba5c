/** The office's calls about holds: what stands on accounts, placed and lifted with reasons, and what players answered. */
import * as z from 'zod/mini'
import { idText, maybe, written } from '../wire/fields.ts'
import { sentPicture } from '../site/hold-pictures.ts'
import { HOLD_BLOCKS, HOLD_DOCUMENTS, HOLD_REASONS, PICTURE_REASONS } from '../site/holds.ts'
import { officeCall } from './call.ts'

/** Answers a JPEG for one look of somebody with `pictures.look`, and writes the look down. No row: its answer is no JSON. */
export const HOLD_PICTURE_PATH = '/api/office/HoldPicture'

const picture = z.extend(sentPicture, {
  /** Empty: nobody has decided. */
  decidedBy: z.string(),
  /** Its time was over: what it showed is erased. */
  isGone: z.boolean(),
})
export type OfficePicture = z.output<typeof picture>

const waitingPicture = z.extend(picture, {
  playerId: z.string(),
  number: z.string(),
  holdId: z.string(),
  holdReason: z.enum(HOLD_REASONS),
  asks: z.string(),
  dueOn: z.string(),
})
export type WaitingPicture = z.output<typeof waitingPicture>

const hold = z.object({
  id: z.string(),
  playerId: z.string(),
  number: z.string(),
  reason: z.enum(HOLD_REASONS),
  asks: z.string(),
  documents: z.array(z.enum(HOLD_DOCUMENTS)),
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
  pictures: z.array(picture),
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
      /** What the player can send a picture of; absent: of nothing. */
      documents: maybe(z.array(z.enum(HOLD_DOCUMENTS)).check(z.maxLength(HOLD_DOCUMENTS.length))),
    },
    reply: z.object({ id: z.string() }),
    refusals: ['NOT_FOUND', 'INCORRECT_PARAMETER_VALUE'],
    example: {
      id: '1',
      reason: 'identity',
      asks: 'A photo of your identity card',
      dueOn: '2099-01-31',
      blocks: 'withdrawals',
      documents: ['identity-document'],
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
  waitingPictures: officeCall('pictures.look', {
    method: 'GET',
    path: '/api/office/WaitingPictures',
    about: 'Pictures of documents that wait for a decision, the oldest first, 50 a page.',
    query: { after: z.optional(z.union([idText, z.literal('')])) },
    reply: z.object({ pictures: z.array(waitingPicture), next: z.nullable(z.string()) }),
    example: { after: '' },
  }),
  decidePicture: officeCall('pictures.look', {
    method: 'POST',
    path: '/api/office/DecidePicture',
    about: 'Accepts a picture (reason empty) or refuses it for a reason that its player reads. It lifts no hold.',
    body: { id: idText, reason: z.union([z.enum(PICTURE_REASONS), z.literal('')]) },
    refusals: ['NOT_FOUND', 'NO_LONGER_OPEN'],
    example: { id: '1', reason: '' },
  }),
}
