/** Insiders: players who know more of a sport, a league or a side than a price can, as the desk lists them. */
import * as z from 'zod/mini'
import { call, done } from '../wire/call.ts'
import { idText, written } from '../wire/fields.ts'
import { placeNames } from './names.ts'

export const INSIDER_OF = ['side', 'league', 'sport'] as const
const kind = z.enum(INSIDER_OF)

const called = { name: z.string(), names: placeNames }

export const insiderThing = z.object({
  kind,
  /** A sport's is its name. */
  id: z.string(),
  sport: z.enum(['football', 'basketball', 'tennis']),
  ...called,
  /** Of a league alone. */
  category: z.nullable(z.object(called)),
})
export type InsiderThing = z.output<typeof insiderThing>

const insider = z.object({
  id: z.string(),
  wallet: z.string(),
  walletPlayer: z.string(),
  of: insiderThing,
  /** What they are to it. */
  note: z.string(),
  since: z.string(),
  addedBy: z.string(),
  ended: z.nullable(z.object({ at: z.string(), who: z.string() })),
})
export type Insider = z.output<typeof insider>

export const deskInsiders = {
  insiders: call({
    method: 'GET',
    path: '/book/desk/insiders',
    access: 'operator',
    about:
      'Who is an insider of what: those in force first, then those that ended, the newest of each first; 500 at most. Each of their bets on what they are close to is an alert (`insider`).',
    reply: z.object({ insiders: z.array(insider) }),
  }),
  insiderThings: call({
    method: 'GET',
    path: '/book/desk/insiders/of',
    access: 'operator',
    about: 'What somebody can be an insider of: sports, leagues or sides whose name has these words; 50 at most.',
    query: { kind, words: z._default(z.string().check(z.maxLength(60)), '') },
    example: { kind: 'side' as const, words: 'baha' },
    reply: z.object({ things: z.array(insiderThing) }),
  }),
  addInsider: call({
    method: 'POST',
    path: '/book/desk/insiders/add',
    access: 'operator',
    about:
      'Makes a player of a wallet an insider of a sport, a league or a side: bets that are struck from now on are looked through for theirs once a minute. None is refused or held. They need not have been here before.',
    body: {
      wallet: z.string().check(z.minLength(1), z.maxLength(64)),
      walletPlayer: z.string().check(z.minLength(1), z.maxLength(64)),
      kind,
      id: z.string().check(z.regex(/^(football|basketball|tennis|[1-9]\d{0,17})$/)),
      note: written(300),
    },
    example: { wallet: 'altenar', walletPlayer: '5', kind: 'side' as const, id: '12', note: 'their second keeper' },
    reply: z.object({ id: z.string() }),
    // NOT_FOUND: no such wallet, or nothing of that kind. NO_LONGER_OPEN: it stands already.
    refusals: ['NOT_FOUND', 'NO_LONGER_OPEN'],
  }),
  endInsider: call({
    method: 'POST',
    path: '/book/desk/insiders/end',
    access: 'operator',
    about: 'They are no insider of it any more: bets from now on are not looked for. What was found stays.',
    body: { id: idText },
    example: { id: '3' },
    reply: done,
    refusals: ['NOT_FOUND', 'NO_LONGER_OPEN'],
  }),
} as const
