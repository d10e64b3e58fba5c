/** The office's calls about dormant accounts: who was told, who was looked for, what was handed over and claimed back. */
import * as z from 'zod/mini'
import { idText, text, written } from '../wire/fields.ts'
import { doneOrWaits } from './approvals.ts'
import { officeCall } from './call.ts'

/** `told`: not dormant yet. `ended`: used again, or it may not be handed over any more. */
export const DORMANT_STATES = ['told', 'dormant', 'handed-over', 'claimed', 'ended'] as const
export type DormantState = (typeof DORMANT_STATES)[number]
/** `player`: back into the account. `heirs`: paid by the bank, with its reference. */
export const CLAIMED_BY = ['player', 'heirs'] as const
export type ClaimedBy = (typeof CLAIMED_BY)[number]

const dormant = z.object({
  id: z.string(),
  playerId: z.string(),
  number: z.string(),
  name: z.string(),
  currency: z.string(),
  /** What is in the account; of one that was handed over, what was. */
  amount: z.string(),
  /** When it was last used. */
  since: z.string(),
  dormantAt: z.string(),
  /** When phone and mailbox were told; null: not yet. */
  toldAt: z.nullable(z.string()),
  /** The first moment at which it may be handed over. */
  handOverAt: z.string(),
  /** How often somebody looked for the player, and how often they must have. */
  searches: z.number(),
  searchesDue: z.number(),
  lastSearch: z.string(),
  state: z.enum(DORMANT_STATES),
  handedAt: z.nullable(z.string()),
  claimedBy: z.nullable(z.enum(CLAIMED_BY)),
  reference: z.string(),
  mayHandOver: z.boolean(),
})
export type OfficeDormant = z.output<typeof dormant>

export const officeDormant = {
  dormantAccounts: officeCall('dormant.read', {
    method: 'GET',
    path: '/api/office/DormantAccounts',
    about:
      'Accounts with money in them that nobody uses, of one state or all, by part of a number, the newest first, 50 a page.',
    query: {
      state: z.union([z.enum(DORMANT_STATES), z.literal('')]),
      number: z.string().check(z.regex(/^\d{0,15}$/)),
      before: z.optional(z.union([idText, z.literal('')])),
    },
    reply: z.object({ accounts: z.array(dormant), next: z.nullable(z.string()) }),
    example: { state: '', number: '', before: '' },
  }),
  dormantSearched: officeCall('dormant.decide', {
    method: 'POST',
    path: '/api/office/DormantSearched',
    about: 'Notes how somebody looked for the player or their heirs, and what came of it.',
    body: { id: idText, why: written(500) },
    refusals: ['NOT_FOUND', 'NO_LONGER_OPEN'],
    example: { id: '1', why: 'called twice, the number rings and nobody answers' },
  }),
  askDormantHandOver: officeCall('dormant.decide', {
    method: 'POST',
    path: '/api/office/AskDormantHandOver',
    about: 'Asks that the money of a dormant account be handed over; a second person decides on this very sum.',
    body: { id: idText, why: written(300) },
    reply: doneOrWaits,
    refusals: ['NOT_FOUND', 'NO_LONGER_OPEN', 'ACCOUNT_ON_HOLD', 'INCORRECT_PARAMETER_VALUE'],
    example: { id: '1', why: 'looked for twice, nobody found' },
  }),
  askDormantClaim: officeCall('dormant.decide', {
    method: 'POST',
    path: '/api/office/AskDormantClaim',
    about:
      'Asks that money which was handed over be given back: into the player’s account, or as the bank has paid it to the heirs; a second person decides.',
    body: {
      id: idText,
      by: z.enum(CLAIMED_BY),
      /** The bank’s, of what heirs were paid; empty for the player. */
      reference: text(100),
      why: written(300),
    },
    reply: doneOrWaits,
    refusals: ['NOT_FOUND', 'NO_LONGER_OPEN', 'ACCOUNT_ON_HOLD', 'INCORRECT_PARAMETER_VALUE'],
    example: { id: '1', by: 'player', reference: '', why: 'came with the phone and a document' },
  }),
}
