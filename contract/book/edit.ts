/** A bet that stands becomes another one: legs added, swapped, taken away, its stake raised or lowered. */
import * as z from 'zod/mini'
import { call } from '../wire/call.ts'
import { askedSlip, betView, bookBets } from './bets.ts'
import { bookCashOut } from './cash-out.ts'

const { freeBet: _none, ...slip } = askedSlip.shape
const { bet, revision, value, epochs, until } = bookCashOut.tap.input.shape

export const bookEdit = {
  edit: call({
    method: 'POST',
    path: '/book/v1/bets/edit',
    access: 'player',
    about:
      'Puts another slip in the place of a bet that stands, at the prices of now. The quote of its cash-out is its worth: a larger stake takes the rest from the wallet, a smaller one pays the rest out. The bet before ends only when the new one is accepted, so whatever refuses that leaves it as it was. The same id with the same content is one bet for ever.',
    body: { ...slip, quote: z.object({ bet, revision, value, epochs, until }) },
    example: {
      ...bookBets.place.example,
      quote: {
        bet: 'b1',
        revision: 0,
        value: 98_500,
        epochs: { '17': 4 },
        until: '2026-11-22T18:00:05.000Z',
      },
    },
    reply: betView,
    refusals: [
      'UNAUTHORIZED',
      'BET_NOT_FOUND',
      'QUOTE_ENDED',
      'CASH_OUT_NOT_AVAILABLE',
      'SLIP_ALREADY_USED',
      'SERVICE_UNAVAILABLE',
    ],
  }),
} as const
