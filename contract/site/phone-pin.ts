/** A row of area Security of its own, so that no page but one loads it: the PIN of who dials or sends an SMS. */
import * as z from 'zod/mini'
import { call } from '../wire/call.ts'

export const phonePin = {
  setPhonePin: call({
    method: 'POST',
    path: '/api/api/Security/SetPhonePin',
    access: 'player',
    about:
      'Sets the PIN that stakes and withdrawals by USSD and SMS ask for: four to six digits that are not easily guessed. Empty: none any more. Ours beyond the specification.',
    sensitive: true,
    fresh: true,
    body: { pin: z.string().check(z.regex(/^(?:\d{4,6})?$/)) },
    refusals: ['INCORRECT_PARAMETER_VALUE'],
    example: { pin: '4071' },
  }),
}
