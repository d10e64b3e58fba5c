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
    about:
      'The phones on which something happened or that were named, whose they are, and what their mobile wallets hold.',
    reply: z.array(
      z.object({
        msisdn: text,
        name: text,
        balance: text,
        currency: text,
        prompts: z.int(),
        lastMessageAt: z.nullable(text),
      }),
    ),
    answer: [
      {
        msisdn: '2348031234567',
        name: 'Amina Demo',
        balance: '99500.00',
        currency: 'NGN',
        prompts: 1,
        lastMessageAt: AT,
      },
    ],
  }),
  namePhone: worldCall({
    method: 'PUT',
    path: '/api/phones/:msisdn',
    about: 'Says whose phone it is, for the list of phones. Networks go on saying their own owner.',
    body: z.strictObject({ name: z.string().check(z.minLength(1), z.maxLength(80)) }),
    wrong: 'name must be 1 to 80 letters',
    bodies: [{ name: 'Amina Demo' }],
    reply: z.object({ msisdn: text, name: text }),
    answer: { msisdn: '2348031234567', name: 'Amina Demo' },
  }),
  messages: worldCall({
    method: 'GET',
    path: '/api/phones/:msisdn/messages',
    about: 'Messages, newest first, at most 200.',
    reply: z.array(z.object({ id: text, at: text, from: text, text: text })),
    answer: [{ id: '1', at: AT, from: 'UWANJA', text: 'Your code is 123456.' }],
  }),
  sendMessage: worldCall({
    method: 'POST',
    path: '/api/phones/:msisdn/messages',
    about:
      'Sends words from the phone to the platform, as its aggregator would bring them: a figure of its menu or BAL, DEP, WIT, BET, JACKPOT, RESULTS, STOP, and what that asks, with spaces. ok is false when the platform did not take them. The answer comes as a message.',
    body: z.strictObject({ text: z.string().check(z.minLength(1), z.maxLength(160)) }),
    wrong: 'the body must be {"text": "at most 160 letters"}',
    bodies: [{ text: 'BAL' }],
    reply: z.object({ ok: z.boolean() }),
    answer: { ok: true },
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
