/** The office's calls about deposits that need attention: silent ones are asked about, parked money is sent back or credited. */
import * as z from 'zod/mini'
import { DEPOSIT_GATE } from '../site/payment-refusals.ts'
import { idText, text, written } from '../wire/fields.ts'
import { officeCall } from './call.ts'

/** `silent`: nobody knows whether it was paid. `parked`: came and was not credited. `stray`: came for nobody we know. */
export const ATTENTION_KINDS = ['silent', 'parked', 'stray'] as const

const attention = z.object({
  kind: z.enum(ATTENTION_KINDS),
  /** Of the payment, or of the stray money. */
  id: z.string(),
  at: z.string(),
  company: z.string(),
  method: z.string(),
  /** Empty: nobody we know. */
  playerId: z.string(),
  /** The player's number; of stray money what the payer typed. */
  number: z.string(),
  /** The phone that paid, as far as the company says it. */
  payer: z.string(),
  amount: z.string(),
  currency: z.string(),
  reason: z.string(),
  reference: z.string(),
  tries: z.number(),
  isSendBackOwed: z.boolean(),
  /** A credit that somebody asked for and that waits for a second person. */
  credit: z.nullable(z.object({ playerId: z.string(), why: z.string(), by: z.string(), isOwn: z.boolean() })),
})
export type Attention = z.output<typeof attention>

const held = { kind: z.enum(['parked', 'stray']), id: idText }
const PARKED_REFUSALS = ['NOT_FOUND', 'NO_LONGER_OPEN'] as const

export const officeDeposits = {
  deposits: officeCall('deposits.read', {
    method: 'GET',
    path: '/api/office/Deposits',
    about: 'Deposits that need attention, oldest first; 200 at most.',
    poll: true,
    reply: z.object({ deposits: z.array(attention), total: z.number() }),
  }),
  askCompany: officeCall('deposits.decide', {
    method: 'POST',
    path: '/api/office/AskCompany',
    about: 'Asks the company of a silent deposit now. Its answer counts as always; no answer changes nothing.',
    body: { id: idText },
    reply: z.object({ heard: z.enum(['settled', 'known', 'pending', 'unknown-payment']) }),
    refusals: PARKED_REFUSALS,
    example: { id: '1' },
  }),
  sendBack: officeCall('deposits.decide', {
    method: 'POST',
    path: '/api/office/SendBack',
    about: 'Parked money went back to whoever paid it: written down with the reference under which that happened.',
    body: { ...held, reference: written(80), why: written(300) },
    refusals: PARKED_REFUSALS,
    example: { kind: 'stray', id: '1', reference: 'REFUND-77', why: 'paid to the wrong account' },
  }),
  askCredit: officeCall('deposits.decide', {
    method: 'POST',
    path: '/api/office/AskCredit',
    about: 'Asks that parked money be credited; always a second person decides. Of stray money the player is named.',
    body: { ...held, playerId: text(18), why: written(300) },
    refusals: [...PARKED_REFUSALS, 'INCORRECT_PARAMETER_VALUE', 'PLAYER_EXCLUDED'],
    example: { kind: 'stray', id: '1', playerId: '1', why: 'showed the receipt' },
  }),
  decideCredit: officeCall('deposits.decide', {
    method: 'POST',
    path: '/api/office/DecideCredit',
    about: 'Approves somebody else’s credit of parked money, or refuses it. Who asked may only take it back.',
    body: { ...held, decision: z.enum(['approve', 'refuse']) },
    refusals: [...PARKED_REFUSALS, 'SECOND_PERSON_REQUIRED', 'INCORRECT_PARAMETER_VALUE', ...DEPOSIT_GATE],
    example: { kind: 'stray', id: '1', decision: 'approve' },
  }),
}
