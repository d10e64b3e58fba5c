/** The office's calls about who a player is: how far they are known, and a document that compliance looked at itself. */
import * as z from 'zod/mini'
import { filled, idText, written } from '../wire/fields.ts'
import { documentType, tierNumber } from '../site/identity.ts'
import { officeCall } from './call.ts'

const known = z.object({
  tier: tierNumber,
  currency: z.string(),
  /** What their tier allows in all, each way, as decimal text; empty: no limit of this kind. */
  upTo: z.string(),
  deposited: z.string(),
  withdrawn: z.string(),
  /** Those of this market. */
  documents: z.array(documentType),
  document: z.nullable(
    z.object({
      documentType: z.string(),
      last4: z.string(),
      name: z.string(),
      birthDate: z.string(),
      at: z.string(),
      /** Empty: a register confirmed it. */
      grantedBy: z.string(),
      /** The profile still says what stood on it. */
      isCurrent: z.boolean(),
    }),
  ),
  checks: z.array(z.object({ at: z.string(), documentType: z.string(), last4: z.string(), result: z.string() })),
})
export type OfficeIdentity = z.output<typeof known>

const erasure = z.object({
  id: z.string(),
  playerId: z.string(),
  askedAt: z.string(),
  dueAt: z.string(),
  state: z.enum(['waiting', 'kept', 'done']),
  blockedBy: z.array(z.string()),
  endedAt: z.nullable(z.string()),
  /** Of what was erased: until when the law has it kept, sealed. */
  keepUntil: z.nullable(z.string()),
})

export const officeIdentity = {
  erasures: officeCall('identity.read', {
    method: 'GET',
    path: '/api/office/Erasures',
    about: 'Players who asked to be erased, the newest first: what waits, what stands in the way, what was done.',
    reply: z.object({ erasures: z.array(erasure) }),
  }),
  playerIdentity: officeCall('identity.read', {
    method: 'GET',
    path: '/api/office/PlayerIdentity',
    about:
      'How far a player is known, what they moved in all, and what was checked. Of a document only its end is shown.',
    query: { id: idText },
    reply: known,
    refusals: ['NOT_FOUND'],
    example: { id: '1' },
  }),
  grantDocument: officeCall('identity.grant', {
    method: 'POST',
    path: '/api/office/GrantDocument',
    about:
      'A document was looked at by hand: it counts as one that a register confirmed, for these names and this day.',
    body: {
      id: idText,
      documentType,
      documentNumber: filled(40),
      firstName: filled(100),
      lastName: filled(100),
      dateOfBirth: filled(40),
      why: written(300),
    },
    refusals: ['NOT_FOUND', 'DOCUMENT_ALREADY_USED', 'PLAYER_EXCLUDED', 'ACCOUNT_ON_HOLD'],
    example: {
      id: '1',
      documentType: 'NIN',
      documentNumber: '12345678901',
      firstName: 'Adaeze',
      lastName: 'Okafor',
      dateOfBirth: '1990-04-03',
      why: 'seen at the counter',
    },
  }),
}
