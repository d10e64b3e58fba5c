/** Kudipal's rows of the area Banking: card, bank transfer, USSD, bank withdrawal (D04, D05, D06, W02). */
import * as z from 'zod/mini'
import { amountText } from '../wire/amounts.ts'
import { call } from '../wire/call.ts'
import { paymentId } from './banking-methods.ts'
import {
  AMOUNT_REFUSALS,
  BONUS_REFUSALS,
  DEPOSIT_REFUSALS,
  PAYING_IN_GATE,
  WITHDRAWAL_REFUSALS,
} from './payment-refusals.ts'
import { filled, text } from '../wire/fields.ts'

/** Never stored and never logged; spaces in a card's number are as people read it from the card. */
const card = {
  cardNumber: text(30),
  cvv: text(4),
  expireMonth: text(2),
  expireYear: text(2),
}

/**
 * `errorMessage`: `pin`, `avs_noauth`, `otp` and `redirect` name the next step, empty means that nothing more is asked
 * (D15). `paymentRef`, `paymentUrl`: beyond the specification where a step needs them at once.
 */
const cardStep = z.object({
  id: z.string(),
  errorMessage: z.string(),
  paymentRef: z.optional(z.string()),
  paymentUrl: z.optional(z.string()),
})

const STEP_REFUSALS = [
  'NOT_FOUND',
  'NO_LONGER_OPEN',
  'CARD_PIN_WRONG',
  'CARD_CODE_WRONG',
  'DEPOSIT_REJECTED',
  'TOO_MANY_ATTEMPTS',
  ...PAYING_IN_GATE,
] as const
const CARD_EXAMPLE = { cardNumber: '5531886652142950', cvv: '564', expireMonth: '09', expireYear: '32' }

export const kudipalRows = {
  registerKudipalUssdDeposit: call({
    method: 'POST',
    path: '/api/api/Banking/RegisterKudipalUssdDeposit',
    access: 'player',
    sensitive: true,
    once: true,
    about: 'Makes a code of the player’s bank; the money comes when it was dialled and approved with the PIN.',
    body: { amount: amountText, code: filled(10), bonusCode: text(40) },
    reply: z.object({ ussdCode: z.string(), errorMessage: z.string(), id: z.optional(z.string()) }),
    refusals: [...DEPOSIT_REFUSALS, ...BONUS_REFUSALS],
    example: { amount: '500', code: '057', bonusCode: '' },
  }),
  getKudipalBankList: call({
    method: 'GET',
    path: '/api/api/Banking/GetKudipalBankList',
    access: 'player',
    about: 'The banks for USSD and withdrawal.',
    reply: z.object({ kudipalBankList: z.array(z.object({ code: z.string(), name: z.string() })) }),
    refusals: ['METHOD_NOT_AVAILABLE'],
  }),
  registerKudipalBankTransferDeposit: call({
    method: 'POST',
    path: '/api/api/Banking/RegisterKudipalBankTransferDeposit',
    access: 'player',
    sensitive: true,
    once: true,
    about: 'Opens a temporary account for one transfer; what comes in within 30 minutes is credited.',
    body: { amount: amountText, bonusCode: text(40) },
    reply: z.object({
      bankName: z.string(),
      accNumber: z.string(),
      errorMessage: z.string(),
      id: z.optional(z.string()),
      expiresAt: z.optional(z.string()),
    }),
    refusals: [...DEPOSIT_REFUSALS, ...BONUS_REFUSALS],
    example: { amount: '500', bonusCode: '' },
  }),
  registerKudipalCardDeposit: call({
    method: 'POST',
    path: '/api/api/Banking/RegisterKudipalCardDeposit',
    access: 'player',
    sensitive: true,
    once: true,
    about: 'Charges a card, which is passed on and kept nowhere; errorMessage names what the issuer wants next.',
    body: { amount: amountText, ...card, bonusCode: text(40) },
    reply: cardStep,
    refusals: [...DEPOSIT_REFUSALS, ...BONUS_REFUSALS, 'CARD_PIN_WRONG', 'CARD_CODE_WRONG', 'TOO_MANY_ATTEMPTS'],
    example: { amount: '500', ...CARD_EXAMPLE, bonusCode: '' },
  }),
  kudipalChargeWithPin: call({
    method: 'POST',
    path: '/api/api/Banking/KudipalChargeWithPin',
    access: 'player',
    sensitive: true,
    about: 'The card’s PIN step. An empty paymentRef with an empty errorMessage: no code is wanted.',
    body: { ...card, amount: amountText, pin: filled(4), id: paymentId },
    reply: cardStep,
    refusals: [...AMOUNT_REFUSALS, ...STEP_REFUSALS],
    example: { ...CARD_EXAMPLE, amount: '500', pin: '3310', id: '1' },
  }),
  kudipalSubmitOtp: call({
    method: 'POST',
    path: '/api/api/Banking/KudipalSubmitOTP',
    access: 'player',
    sensitive: true,
    about: 'The card’s one-time-password step; paymentRef is what the PIN step answered.',
    body: { otp: filled(12), ID: paymentId, paymentRef: filled(100) },
    reply: cardStep,
    refusals: STEP_REFUSALS,
    example: { otp: '123456', ID: '1', paymentRef: 'FLW-1' },
  }),
  kudipalCardNoAuth: call({
    method: 'POST',
    path: '/api/api/Banking/KudipalCardNoAuth',
    access: 'player',
    sensitive: true,
    about: 'The card’s billing-address step.',
    body: {
      ...card,
      amount: amountText,
      city: filled(100),
      address: filled(200),
      country: filled(60),
      zipCode: filled(20),
      state: filled(100),
      id: paymentId,
    },
    reply: cardStep,
    refusals: [...AMOUNT_REFUSALS, ...STEP_REFUSALS],
    example: {
      ...CARD_EXAMPLE,
      amount: '500',
      city: 'Lagos',
      address: '1 Marina',
      country: 'NG',
      zipCode: '100001',
      state: 'Lagos',
      id: '1',
    },
  }),
  getCountries: call({
    method: 'GET',
    path: '/api/api/Banking/GetCountries',
    access: 'player',
    about: 'Countries for a billing address (ISO 3166), named in the caller’s language.',
    reply: z.object({ countryList: z.array(z.object({ countryCode: z.string(), countryName: z.string() })) }),
  }),
  registerKudipalWithdraw: call({
    method: 'POST',
    path: '/api/api/Banking/RegisterKudipalWithdraw',
    access: 'player',
    sensitive: true,
    once: true,
    about: 'Withdraws to a bank account. Its name is looked up again and must be the one that the player saw.',
    body: { amount: amountText, accountNumber: filled(20), code: filled(10), accountName: text(200) },
    reply: z.object({ id: z.optional(z.string()) }),
    refusals: [...WITHDRAWAL_REFUSALS, 'ACCOUNT_NOT_FOUND', 'ACCOUNT_NAME_CHANGED', 'TOO_MANY_ATTEMPTS'],
    example: { amount: '500', accountNumber: '0690000031', code: '044', accountName: 'AMINA OKAFOR' },
  }),
  getBankAccountNumber: call({
    method: 'POST',
    path: '/api/api/Banking/GetBankAccountNumber',
    access: 'player',
    about: 'The name that a bank account stands in.',
    query: { accountnumber: filled(20), code: filled(10) },
    reply: z.object({ accName: z.string() }),
    refusals: ['ACCOUNT_NOT_FOUND', 'METHOD_NOT_AVAILABLE', 'TOO_MANY_ATTEMPTS'],
    example: { accountnumber: '0690000031', code: '044' },
  }),
}
