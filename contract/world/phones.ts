/** The calls about phones: messages, prompts, mobile money, codes. */
import * as z from 'zod/mini'
import { worldCall } from './call.ts'
import { SANDBOX_PIN, WALLET_START } from './constants.ts'
import { wallet } from './wallet.ts'

const AT = '2026-11-20T12:00:00.000Z'
const REFERENCE = 'UW0011223344556677'
const text = z.string()

export const PHONE_CALLS = {
  phones: worldCall({
    method: 'GET',
    path: '/api/phones',
    about: 'The phones on which something happened.',
    reply: z.array(z.object({ msisdn: text, prompts: z.int(), lastMessageAt: z.nullable(text) })),
    answer: [{ msisdn: '2348031234567', prompts: 1, lastMessageAt: AT }],
  }),
  messages: worldCall({
    method: 'GET',
    path: '/api/phones/:msisdn/messages',
    about: 'Messages, newest first, at most 200.',
    reply: z.array(z.object({ id: text, at: text, from: text, text: text })),
    answer: [{ id: '1', at: AT, from: 'UWANJA', text: 'Your code is 123456.' }],
  }),
  prompts: worldCall({
    method: 'GET',
    path: '/api/phones/:msisdn/prompts',
    about: 'Payments that wait for a PIN, oldest first. A prompt expires after 180 seconds.',
    reply: z.array(z.object({ id: text, kind: text, amount: text, currency: text, payee: text, reference: text })),
    answer: [
      { id: 'fasthub-1', kind: 'payment', amount: '500.00', currency: 'NGN', payee: 'Uwanja', reference: REFERENCE },
    ],
  }),
  answerPrompt: worldCall({
    method: 'POST',
    path: '/api/phones/:msisdn/prompts/:id',
    about:
      'Approves or declines. When ok is false, reason is wrong-pin (with triesLeft; the third wrong PIN ends the prompt), insufficient (ends it), silent (the number’s test outcome, the prompt stays) or unknown-prompt (HTTP 404: never there, another phone’s, or over).',
    body: z.union([
      z.strictObject({ pin: z.string().check(z.regex(/^\d{1,12}$/)) }),
      z.strictObject({ decline: z.literal(true) }),
    ]),
    wrong: 'the body must be {"pin": "digits"} or {"decline": true}',
    bodies: [{ pin: SANDBOX_PIN }, { decline: true }],
    reply: z.object({
      ok: z.boolean(),
      reason: z.optional(z.enum(['unknown-prompt', 'wrong-pin', 'insufficient', 'silent'])),
      triesLeft: z.optional(z.int()),
    }),
    answer: { ok: true },
  }),
  wallet: worldCall({
    method: 'GET',
    path: '/api/phones/:msisdn/wallet',
    about: `Mobile money. It starts with ${WALLET_START} of its market’s currency; kind is in or out.`,
    reply: wallet,
    answer: {
      balance: '99500.00',
      currency: 'NGN',
      movements: [{ id: '1', at: AT, kind: 'out', amount: '500.00', party: 'Uwanja', reference: REFERENCE }],
    },
  }),
} as const
