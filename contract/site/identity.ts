/** Area Identity, ours beyond the specification: who a player is, as far as the amounts that they move make it necessary. */
import * as z from 'zod/mini'
import { wireAmount } from '../wire/amounts.ts'
import { call } from '../wire/call.ts'
import { text } from '../wire/fields.ts'

/** Documents whose number proves a person, with the digits of it. */
export const DOCUMENTS = { NIN: { digits: 11 }, BVN: { digits: 11 }, NIDA: { digits: 20 } } as const
export type DocumentType = keyof typeof DOCUMENTS
export const documentType = z.enum(Object.keys(DOCUMENTS) as [DocumentType, ...DocumentType[]])

/** 0: a number. 1: names and date of birth. 2: a document that was checked. */
export const TIERS = [0, 1, 2] as const
export type Tier = (typeof TIERS)[number]
export const tierNumber = z.union([z.literal(0), z.literal(1), z.literal(2)])

export const IDENTITY_RESULTS = ['match', 'mismatch', 'unavailable'] as const

export const identity = {
  getIdentity: call({
    method: 'GET',
    path: '/api/api/Identity/GetIdentity',
    access: 'player',
    about: 'How far the player is known, what that allows in all, and what was moved so far.',
    reply: z.object({
      tier: tierNumber,
      currency: z.string(),
      /** What a tier allows in all to be paid in, and (`outUpTo`) to be taken out; null: as much as the other limits do. */
      tiers: z.array(z.object({ tier: tierNumber, upTo: z.nullable(wireAmount), outUpTo: z.nullable(wireAmount) })),
      deposited: wireAmount,
      withdrawn: wireAmount,
      firstName: z.string(),
      lastName: z.string(),
      birthDate: z.nullable(z.string()),
      /** Those of this market. */
      documents: z.array(documentType),
      /** The document that was checked; only the end of its number is ever shown. */
      checked: z.nullable(z.object({ documentType, last4: z.string(), at: z.string() })),
    }),
  }),
  checkIdentity: call({
    method: 'POST',
    path: '/api/api/Identity/CheckIdentity',
    access: 'player',
    sensitive: true,
    about: 'Has a document checked with the names and the date of birth on it. Without an answer nothing is granted.',
    body: {
      firstName: text(100),
      lastName: text(100),
      dateOfBirth: text(40),
      documentType,
      documentNumber: text(40),
    },
    reply: z.object({ result: z.enum(IDENTITY_RESULTS), tier: tierNumber }),
    refusals: ['TOO_MANY_ATTEMPTS', 'DOCUMENT_ALREADY_USED', 'PLAYER_EXCLUDED', 'ACCOUNT_ON_HOLD'],
    example: {
      firstName: 'Adaeze',
      lastName: 'Okafor',
      dateOfBirth: '1990-04-03',
      documentType: 'NIN',
      documentNumber: '12345678901',
    },
  }),
}
