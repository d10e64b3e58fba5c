/** The launch of a sportsbook over GSW/1, both ends: what a platform asks, and how the bookmaker reads and answers it. */
import * as z from 'zod/mini'
import { askCompany } from '../games/listing.ts'
import { keyOf, type Signed, signedHeaders } from '../games/gsw/signing.ts'
import * as words from '../games/gsw/words.ts'
import type { Wire } from '../plugs.ts'

/** Below the company's address. */
export const LAUNCH_PATH = '/gsw/v1/launch'
const LONGEST = 4_096

const request = z.object({
  operator_id: z.string(),
  mode: z.enum(['real', 'demo']),
  token: z.optional(words.token),
  player_id: z.optional(words.id),
  currency: words.currency,
  lang: z.string().check(z.regex(/^[a-z]{2}$/)),
  device: z.enum(['mobile', 'desktop']),
  lobby_url: z.union([z.literal(''), z.url({ protocol: /^https?$/ })]),
  skin: z.string().check(z.regex(/^[a-z0-9-]{1,40}$/)),
})
export type LaunchRequest = z.output<typeof request>

/** A visitor has no session. */
const answer = z.object({
  url: z.url({ protocol: /^https?$/ }),
  session_id: z.optional(words.id),
  expires_at: z.optional(z.iso.datetime()),
})
export type LaunchAnswer = z.output<typeof answer>

export interface SportLaunch {
  /** Null: a visitor. */
  readonly player: { readonly id: string; readonly token: string } | null
  readonly currency: string
  readonly lang: string
  readonly isMobile: boolean
  readonly lobbyUrl: string
  readonly skin: string
}

/** Where browsers may find the company's frame. */
export const frameOrigins = ({ baseUrl, keys }: Pick<Wire, 'baseUrl' | 'keys'>): readonly string[] => [
  ...new Set(
    [baseUrl, ...(keys['frameOrigins'] ?? '').split(',')]
      .filter((one) => URL.canParse(one))
      .map((one) => new URL(one).origin),
  ),
]

/** @returns where the frame is, and the session that it is told; whatever else comes back is an error. */
export async function launchSport(
  company: string,
  wanted: SportLaunch,
  wire: Wire,
): Promise<{ readonly url: string; readonly session: string }> {
  const body: LaunchRequest = {
    operator_id: wire.keys['operatorId'] ?? '',
    mode: wanted.player ? 'real' : 'demo',
    ...(wanted.player ? { token: wanted.player.token, player_id: wanted.player.id } : {}),
    currency: wanted.currency,
    lang: wanted.lang,
    device: wanted.isMobile ? 'mobile' : 'desktop',
    lobby_url: wanted.lobbyUrl,
    skin: wanted.skin,
  }
  const rawBody = JSON.stringify(body)
  const asked = { headers: signedHeaders(wire.keys, Date.now(), rawBody), body: rawBody }
  const reply = await askCompany(company, wire.baseUrl + LAUNCH_PATH, asked, wire)
  const signed = { headers: Object.fromEntries(reply.headers), nowMs: Date.now(), rawBody: reply.body }
  if (keyOf(wire.keys, signed) === null) throw new Error(`${company}: the answer to the launch is not signed`)
  const { success, data } = answer.safeParse(words.jsonOf(reply.body))
  if (!success || (data.session_id === undefined) !== (wanted.player === null))
    throw new Error(`${company}: the launch could not be read`)
  if (!frameOrigins(wire).includes(new URL(data.url).origin)) throw new Error(`${company}: the launch leads elsewhere`)
  return { url: data.url, session: data.session_id ?? '' }
}

export type LaunchRead =
  | { readonly asked: LaunchRequest; readonly key: string }
  | { readonly problem: 'signature' | 'malformed' }

/** The bookmaker's end. @returns the key by which the answer has to be signed, beside what was asked. */
export function readLaunch(keys: Wire['keys'], raw: Signed): LaunchRead {
  // The signature comes before everything else.
  const key = keyOf(keys, raw)
  if (key === null) return { problem: 'signature' }
  const { success, data } = request.safeParse(words.jsonOf(raw.rawBody, LONGEST))
  return success && (data.mode === 'demo' || (data.token && data.player_id))
    ? { asked: data, key }
    : { problem: 'malformed' }
}

export function answeredLaunch(
  keys: Wire['keys'],
  { key, nowMs }: { readonly key: string; readonly nowMs: number },
  said: LaunchAnswer | { readonly status: string },
): { readonly body: string; readonly headers: Readonly<Record<string, string>> } {
  const body = JSON.stringify(said)
  return { body, headers: signedHeaders(keys, nowMs, body, key) }
}
