/** Of area Protection: pictures of what a hold asks for. Ours beyond the specification. */
import * as z from 'zod/mini'
import { call } from '../wire/call.ts'
import { idText } from '../wire/fields.ts'
import { HOLD_DOCUMENTS, PICTURE, PICTURE_REASONS, PICTURE_STATES } from './holds.ts'

const BASE64_LETTERS = Math.ceil(PICTURE.mostBytes / 3) * 4

/** One that was sent, and what became of it; never the picture itself. */
export const sentPicture = z.object({
  id: z.string(),
  kind: z.enum(HOLD_DOCUMENTS),
  state: z.enum(PICTURE_STATES),
  /** Empty unless it was refused. */
  reason: z.union([z.enum(PICTURE_REASONS), z.literal('')]),
  sentAt: z.string(),
  decidedAt: z.nullable(z.string()),
})

export const holdPictures = {
  sendHoldPicture: call({
    method: 'POST',
    path: '/api/api/Protection/SendHoldPicture',
    access: 'player',
    sensitive: true,
    mostBytes: BASE64_LETTERS + 1_000,
    about:
      'A picture of what a hold that stands asks for: JPEG or PNG as base64, 3,000,000 bytes and 12.5 million points at most. It is drawn anew and kept sealed. The same key again is the same picture.',
    body: {
      id: idText,
      kind: z.enum(HOLD_DOCUMENTS),
      /** Made by the client, a new one for each picture. */
      key: z.string().check(z.regex(/^[A-Za-z0-9-]{16,64}$/)),
      content: z.string().check(z.maxLength(BASE64_LETTERS), z.regex(/^[A-Za-z0-9+/]+={0,2}$/)),
    },
    reply: sentPicture,
    refusals: ['NOT_FOUND', 'NO_LONGER_OPEN', 'INCORRECT_PARAMETER_VALUE', 'PICTURE_NOT_READABLE', 'TOO_MANY_ATTEMPTS'],
    example: { id: '1', kind: 'identity-document', key: '2f1c9a52-6f0e-4a39-9b57-1d3b8c4e7a10', content: '/9j/2Q==' },
  }),
}
