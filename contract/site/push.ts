/** Area Push: what a player's phone is told while no page is open (docs/decisions/146). Ours beyond the specification. */
import * as z from 'zod/mini'
import { call } from '../wire/call.ts'
import { maybe } from '../wire/fields.ts'

/** What a player may be told of; each is chosen, and none is an offer. */
export const PUSH_KINDS = ['money', 'bets', 'answers'] as const
export type PushKind = (typeof PUSH_KINDS)[number]

/** What the phone shows, sealed on the way. */
export interface PushShown {
  readonly title: string
  readonly body: string
  /** What comes under the same tag replaces what is still shown. */
  readonly tag: string
  /** Of the site, from its root: what a tap opens. */
  readonly path: string
  readonly lang: string
}

const kind = z.enum(PUSH_KINDS)
/** Longer ones no browser makes. */
const endpoint = z.string().check(z.minLength(12), z.maxLength(1_000))
/** A point of P-256 and sixteen bytes, as browsers write them. */
const KEY = { p256dh: /^B[\w-]{86}$/, auth: /^[\w-]{22}$/ }

const EXAMPLE = {
  endpoint: 'https://fcm.googleapis.com/fcm/send/example-of-an-address',
  p256dh: 'BDpsMwXWy2N0OdenWU3u6TLjpkpTBLUhL8TrsxiomxjLpk-HFC1GKGD-5fQwqC-xkgNFVeJlvK2PKol8bU4Ua1I',
  auth: '9H5IiTgpygXllvCbvvgj1g',
}

export const push = {
  getKey: call({
    method: 'GET',
    path: '/api/api/Push/Key',
    access: 'player',
    about:
      'The public key for which a browser makes its subscription; null: this server sends no push. With an endpoint: of what the player wants to be told there; null where they are told nothing.',
    query: { endpoint: maybe(endpoint) },
    reply: z.object({ publicKey: z.nullable(z.string()), kinds: z.nullable(z.array(kind)) }),
    example: { endpoint: EXAMPLE.endpoint },
  }),
  subscribe: call({
    method: 'POST',
    path: '/api/api/Push/Subscribe',
    access: 'player',
    sensitive: true,
    about:
      'From now on this browser is told of these kinds. Said again with other kinds, those hold. replaces: the address that it had before. A player has five browsers at most: the one that was subscribed longest ago goes.',
    body: {
      endpoint,
      p256dh: z.string().check(z.regex(KEY.p256dh)),
      auth: z.string().check(z.regex(KEY.auth)),
      kinds: z.array(kind).check(z.minLength(1), z.maxLength(PUSH_KINDS.length)),
      /** The address that this browser had before: in one step it is told nothing there any more, and what waits goes to the new one. */
      replaces: maybe(endpoint),
    },
    refusals: ['PUSH_NOT_AVAILABLE', 'PLAYER_EXCLUDED', 'TOO_MANY_ATTEMPTS'],
    example: { ...EXAMPLE, kinds: ['money', 'bets'] },
  }),
  unsubscribe: call({
    method: 'POST',
    path: '/api/api/Push/Unsubscribe',
    access: 'player',
    about:
      'This browser is told nothing any more. Unknown or somebody else’s: nothing changes, and the answer is the same.',
    body: { endpoint },
    example: { endpoint: EXAMPLE.endpoint },
  }),
}
