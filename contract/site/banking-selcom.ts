/** Selcom's rows of the area Banking: card deposit and withdrawal by channel (D10, W04). */
import * as z from 'zod/mini'
import { amountText } from '../wire/amounts.ts'
import { call } from '../wire/call.ts'
import { DEPOSIT_REFUSALS, WITHDRAWAL_REFUSALS } from './payment-refusals.ts'
import { filled, flag, maybe } from '../wire/fields.ts'

/** Selcom's names for the networks of a withdrawal (W08). */
export const SELCOM_CHANNELS = [
  'VMCASHIN',
  'AMCASHIN',
  'TPCASHIN',
  'EZCASHIN',
  'SPCASHIN',
  'HPCASHIN',
  'TTCASHIN',
] as const
export type SelcomChannel = (typeof SELCOM_CHANNELS)[number]

const HOLDER = {
  firstName: 'Asha',
  lastName: 'Mushi',
  email: 'asha@example.com',
  address: 'Mtaa wa Uhuru 7',
  city: 'Dar es Salaam',
  region: 'Dar es Salaam',
  postCode: '11101',
  phone: '712345678',
}

export const selcomRows = {
  registerSelcomCcDeposit: call({
    method: 'POST',
    path: '/api/api/Banking/RegisterSelcomCCDeposit',
    access: 'player',
    sensitive: true,
    once: true,
    about: 'Opens an order at Selcom; the whole page goes to paymentUrl, where the card is typed.',
    body: {
      amount: amountText,
      firstName: filled(60),
      lastName: filled(60),
      email: filled(120),
      address: filled(120),
      city: filled(60),
      region: filled(60),
      postCode: filled(20),
      phone: filled(20),
      saveInfo: maybe(flag),
    },
    reply: z.object({ message: z.string(), paymentUrl: z.string(), id: z.optional(z.string()) }),
    refusals: DEPOSIT_REFUSALS,
    example: { amount: '5000', ...HOLDER, saveInfo: false },
  }),
  registerSelcomWithdraw: call({
    method: 'POST',
    path: '/api/api/Banking/RegisterSelcomWithdraw',
    access: 'player',
    sensitive: true,
    once: true,
    about: 'Withdraws to the player’s own number through one of seven channels.',
    body: { amount: amountText, channel: z.enum(SELCOM_CHANNELS) },
    reply: z.object({ id: z.optional(z.string()) }),
    refusals: [...WITHDRAWAL_REFUSALS, 'ACCOUNT_NOT_FOUND'],
    example: { amount: '1000', channel: 'VMCASHIN' },
  }),
}
