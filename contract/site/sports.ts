/** Area Sports: the sportsbooks (P01, P03, P07, P12). */
import * as z from 'zod/mini'
import { call } from '../wire/call.ts'
import { flag, maybe, text } from '../wire/fields.ts'
import { LAUNCH_PATHS } from './sports-paths.ts'

const provider = z.object({
  id: z.int(),
  /** One of the site's own pages, which launches its session, or an address that is framed as it is. */
  preMatchUrl: z.string(),
  /** Ours beyond the specification, so optional to the site. */
  name: z.optional(z.string()),
})
export type BettingProvider = z.output<typeof provider>

/** What every launch tells. A visitor's session is empty. */
const frame = { iFramebaseUrl: z.string(), currentSession: z.string(), basePath: z.string() }
const launched = z.object(frame)
/** The same once more in the words of its client (P07). */
const framed = z.object({ ...frame, baseUrl: z.string(), token: z.string(), merchantId: z.string() })
const widget = z.object({
  ...frame,
  /** Of the widget's script; empty: there is none, and the frame is shown. */
  url: z.string(),
  token: z.string(),
  lang: z.string(),
  skinId: z.string(),
  lite: z.boolean(),
})
export type Launched = z.output<typeof launched> & Partial<z.output<typeof framed> & z.output<typeof widget>>

/** `en` and `en-GB` alike; what is no language of ours is English. */
const lang = maybe(text(16))

const refusals = [
  'SPORTSBOOK_NOT_AVAILABLE',
  'PLAYER_BLOCKED',
  'PLAYER_EXCLUDED',
  'TIME_OUT_ACTIVE',
  'REGISTER_NOT_ANSWERING',
] as const
/** What it opens takes stakes from the wallet. */
const opens = { method: 'POST', access: 'guest', sensitive: true, refusals } as const

export const sports = {
  getBettingProviders: call({
    method: 'GET',
    path: '/api/api/Sports/GetBettingProviders',
    access: 'guest',
    about: 'The sportsbooks on offer. Known ids: 33 BSBetting, 44 Altenar, 99 AltenarLite, 253 BTI.',
    reply: z.array(provider),
  }),
  bsBetting: call({
    ...opens,
    path: LAUNCH_PATHS.bsBetting,
    about: 'Opens the BSBetting sportsbook. With an empty bearer it is opened for a visitor, who cannot bet.',
    reply: framed,
  }),
  altenar: call({
    ...opens,
    path: LAUNCH_PATHS.altenar,
    about: 'Opens the Altenar sportsbook, or its light one.',
    query: { lang, isLite: maybe(flag) },
    reply: widget,
    example: { lang: 'en-GB', isLite: 'false' },
  }),
  altenarNew: call({
    ...opens,
    path: '/api/api/Sports/AltenarNew',
    about: 'Opens the Altenar sportsbook as a widget of the page.',
    query: { lang, isLite: maybe(flag) },
    reply: widget,
    example: { lang: 'sw-SW', isLite: 'false' },
  }),
  everyMatrix: call({
    ...opens,
    path: LAUNCH_PATHS.everyMatrix,
    about: 'Opens the BTI sportsbook.',
    query: { lang },
    reply: launched,
    example: { lang: 'zh-CN' },
  }),
}
