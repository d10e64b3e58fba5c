/** Of area Protection: having one's account erased. Ours beyond the specification. */
import * as z from 'zod/mini'
import { call } from '../wire/call.ts'
import { filled } from '../wire/fields.ts'

/** What still binds an account to its player. */
const ERASURE_OBSTACLES = ['balance', 'payment', 'round', 'exclusion', 'hold', 'parked', 'dormant'] as const

export const erasure = {
  getErasure: call({
    method: 'GET',
    path: '/api/api/Protection/GetErasure',
    access: 'player',
    about: 'Whether the account is to be erased, from when on, and what stands in the way of it.',
    reply: z.object({
      /** Null: nothing was asked for. */
      dueAt: z.nullable(z.string()),
      obstacles: z.array(z.enum(ERASURE_OBSTACLES)),
      /** Days to think. */
      afterDays: z.number(),
      /** What the law makes us keep is kept, sealed, for so long. */
      keepYears: z.number(),
    }),
  }),
  askErasure: call({
    method: 'POST',
    path: '/api/api/Protection/AskErasure',
    access: 'player',
    sensitive: true,
    about: 'Has the account erased when the days to think are over and nothing binds it. The password is asked again.',
    body: { password: filled(1000) },
    refusals: ['WRONG_PASSWORD', 'TOO_MANY_ATTEMPTS', 'ERASURE_NOT_POSSIBLE'],
    example: { password: 'secret of mine' },
  }),
  keepAccount: call({
    method: 'POST',
    path: '/api/api/Protection/KeepAccount',
    access: 'player',
    sensitive: true,
    about: 'Takes the wish to be erased back.',
  }),
}
