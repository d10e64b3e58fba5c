/** The calls about banks, codes and cards. */
import * as z from 'zod/mini'
import { worldCall } from './call.ts'
import { parseAmount } from '../wire/amounts.ts'
import { CHAOS_SWITCHES } from './chaos.ts'
import { SANDBOX_PIN, WALLET_START } from './constants.ts'
import { wallet } from './wallet.ts'

const AT = '2026-11-20T12:00:00.000Z'
const REFERENCE = 'UW0011223344556677'
const text = z.string()
const language = z._default(z.enum(['en', 'sw', 'zh']), 'en')
const dialled = z.union([
  z.strictObject({ code: z.string().check(z.maxLength(60)), language }),
  z.strictObject({ session: z.string().check(z.maxLength(40)), typed: z.string().check(z.maxLength(60)), language }),
])
const card = z.object({
  number: text,
  cvv: text,
  month: text,
  year: text,
  step: z.enum(['none', 'pin', 'pin-otp', 'address', 'redirect']),
  says: z.enum(['approved', 'declined', 'insufficient']),
  brand: text,
  issuer: text,
})
const CARD = {
  number: '5531886652142950',
  cvv: '564',
  month: '09',
  year: '32',
  step: 'pin-otp',
  says: 'approved',
  brand: 'MASTERCARD',
  issuer: 'Uwanja Test Bank',
} as const
const cardCheck = z.object({
  amount: text,
  currency: text,
  payee: text,
  lastDigits: text,
  backUrl: text,
  answer: z.nullable(z.enum(['approved', 'declined'])),
})

export const BANK_CALLS = {
  dial: worldCall({
    method: 'POST',
    path: '/api/phones/:msisdn/ussd',
    about:
      'Dials a code, or types into the menu that it opened (session, as it was answered last). more says whether the menu waits for something; hidden, that it is a PIN. language is en, sw or zh.',
    body: dialled,
    wrong: 'the body must be {"code": …} or {"session": …, "typed": …}',
    bodies: [{ code: '*966*000*1234#' }, { session: 'u1', typed: SANDBOX_PIN, language: 'sw' }],
    reply: z.object({ session: z.nullable(text), text: text, more: z.boolean(), hidden: z.boolean() }),
    answer: {
      session: 'u1',
      text: 'Pay 500.00 NGN to Uwanja? Enter your PIN, or 0 to cancel.',
      more: true,
      hidden: true,
    },
  }),
  banks: worldCall({
    method: 'GET',
    path: '/api/banks',
    about: 'The banks; ussd is what their customers dial, null where a bank pays by no code.',
    reply: z.array(z.object({ code: text, name: text, currency: text, ussd: z.nullable(text) })),
    answer: [{ code: '057', name: 'Zenith Bank', currency: 'NGN', ussd: '966' }],
  }),
  bankAccount: worldCall({
    method: 'GET',
    path: '/api/banks/:bank/accounts/:account',
    about: `An ordinary account: any ten digits, with ${WALLET_START} to begin with. A phone’s owner has the number’s last ten digits at each bank.`,
    reply: z.extend(wallet, { bank: text, bankName: text, account: text, name: text }),
    answer: {
      bank: '057',
      bankName: 'Zenith Bank',
      account: '8031234567',
      name: 'NGOZI ADEYEMI',
      balance: '100500.00',
      currency: 'NGN',
      movements: [{ id: '1', at: AT, kind: 'in', amount: '500.00', party: 'Uwanja', reference: REFERENCE }],
    },
  }),
  temporaryAccounts: worldCall({
    method: 'GET',
    path: '/api/banks/temporary',
    about: 'Accounts that were opened for one payment, newest first; state is open, expired or paid.',
    reply: z.array(
      z.object({
        bank: text,
        bankName: text,
        account: text,
        amount: text,
        currency: text,
        payee: text,
        state: z.enum(['open', 'expired', 'paid']),
        expiresAt: text,
      }),
    ),
    answer: [
      {
        bank: '035',
        bankName: 'Wema Bank',
        account: '9912345678',
        amount: '500.00',
        currency: 'NGN',
        payee: 'Uwanja',
        state: 'open',
        expiresAt: AT,
      },
    ],
  }),
  bankTransfer: worldCall({
    method: 'POST',
    path: '/api/banks/transfers',
    about:
      'Pays into an account, as anybody. A temporary account takes one transfer: any amount (was is exact, under or over), also after its time (late). When ok is false, reason is unknown-account (HTTP 404) or closed: it was paid before.',
    body: z.strictObject({
      bank: z.string().check(z.regex(/^\d{3}$/)),
      account: z.string().check(z.regex(/^\d{10}$/)),
      amount: z.string().check(z.refine((amount) => parseAmount(amount, 'NGN') !== null)),
    }),
    wrong: 'bank must be three digits, account ten, amount decimal text',
    bodies: [{ bank: '035', account: '9912345678', amount: '500.00' }],
    reply: z.object({
      ok: z.boolean(),
      reference: z.optional(text),
      was: z.optional(z.enum(['exact', 'under', 'over'])),
      late: z.optional(z.boolean()),
      reason: z.optional(text),
    }),
    answer: { ok: true, reference: 'NIP0011223344AA', was: 'exact', late: false },
  }),
  cards: worldCall({
    method: 'GET',
    path: '/api/cards',
    about:
      'The cards that exist. step is what the issuer wants first: none, pin, pin-otp, address or redirect; says is what it answers then. The one-time password arrives on the phone of the charge.',
    reply: z.object({ pin: text, cards: z.array(card) }),
    answer: {
      pin: '3310',
      cards: [CARD],
    },
  }),
  cardCheck: worldCall({
    method: 'GET',
    path: '/api/card-checks/:id',
    about: 'What the issuer’s page asks the owner of a card; answer is approved, declined or null.',
    reply: cardCheck,
    answer: {
      amount: '500.00',
      currency: 'NGN',
      payee: 'Uwanja',
      lastDigits: '4246',
      backUrl: 'http://localhost:8080/deposit',
      answer: null,
    },
  }),
  answerCardCheck: worldCall({
    method: 'POST',
    path: '/api/card-checks/:id',
    about: 'The owner’s answer; the first one holds.',
    body: z.strictObject({ answer: z.enum(['approved', 'declined']) }),
    wrong: 'answer must be approved or declined',
    bodies: [{ answer: 'approved' }, { answer: 'declined' }],
    reply: cardCheck,
    answer: {
      amount: '500.00',
      currency: 'NGN',
      payee: 'Uwanja',
      lastDigits: '4246',
      backUrl: 'http://localhost:8080/deposit',
      answer: 'approved',
    },
  }),
  about: worldCall({
    method: 'GET',
    path: '/api/about',
    about: 'Where the player site is, every phone’s PIN, and what makes something go wrong.',
    reply: z.object({
      siteUrl: text,
      pin: text,
      walletStart: text,
      sentinels: z.array(
        z.object({ fate: text, when: z.object({ amountEnds: z.optional(text), numberEnds: z.optional(text) }) }),
      ),
      switches: z.array(text),
    }),
    answer: {
      siteUrl: 'http://localhost:8080',
      pin: SANDBOX_PIN,
      walletStart: WALLET_START,
      sentinels: [{ fate: 'silent', when: { numberEnds: '000' } }],
      switches: [...CHAOS_SWITCHES],
    },
  }),
} as const
