/** The push service of browsers: takes what is posted for them, and opens it, because it is their browser too. */
import { createECDH, createPublicKey, randomBytes, randomUUID, verify } from 'node:crypto'
import ece from 'http_ece'
import type { PushShown } from '@uwanja/contract/site/push'
import type { PushAnswer } from '@uwanja/contract/world/push'
import type { Books } from '@uwanja/runtime/books'
import type { ShiftableClock } from '@uwanja/runtime/clock'
import * as z from 'zod/mini'

interface BrowserRow {
  readonly id: string
  readonly privateKey: string
  readonly publicKey: string
  readonly auth: string
  readonly answers: PushAnswer
}
interface ArrivedRow {
  readonly id: string
  readonly atMs: number
  readonly browser: string
  readonly bytes: number
  readonly ttl: number
  readonly shown: PushShown | null
}
export interface PostedPush {
  readonly authorization: string
  readonly ttl: string
  readonly body: Buffer
}

/** The page shows no more than this; older ones stay in the book. */
const SHOWN = 200
/** Real ones take no longer bodies. */
const MOST_BYTES = 4_096

const shownText = z.object({ title: z.string(), body: z.string(), tag: z.string(), path: z.string(), lang: z.string() })

export function openPushService({
  books,
  clock,
  publicUrl,
}: {
  books: Books
  clock: ShiftableClock
  publicUrl: string
}) {
  const [browsers, arrived] = [books.book<BrowserRow>('push-browsers'), books.book<ArrivedRow>('push-arrived')]
  let count = arrived.all().length
  return {
    subscribe() {
      const pair = createECDH('prime256v1')
      const publicKey = pair.generateKeys('base64url')
      const id = randomUUID()
      const auth = randomBytes(16).toString('base64url')
      browsers.put({ id, privateKey: pair.getPrivateKey('base64url'), publicKey, auth, answers: 'taken' })
      return { id, endpoint: `${publicUrl}/push/send/${id}`, p256dh: publicKey, auth }
    },
    /** False: there is no such browser. */
    set(id: string, answers: PushAnswer): boolean {
      const browser = browsers.get(id)
      if (browser) browsers.put({ ...browser, answers })
      return browser !== undefined
    },
    /** The HTTP status of the answer; null: none is given. */
    take(id: string, { authorization, ttl, body }: PostedPush): number | null {
      const browser = browsers.get(id)
      if (!browser || browser.answers === 'gone') return 410
      if (browser.answers !== 'taken') return browser.answers === 'busy' ? 429 : null
      if (!/^\d+$/.test(ttl)) return 400
      if (body.length > MOST_BYTES) return 413
      if (!isProven(authorization, new URL(publicUrl).origin, clock.wallMs())) return 403
      const shown = opened(browser, body)
      arrived.put({
        id: `n${String(++count)}`,
        atMs: clock.now(),
        browser: id,
        bytes: body.length,
        ttl: Number(ttl),
        shown,
      })
      return 201
    },
    /** Newest first. */
    list: () =>
      arrived
        .all()
        .slice(-SHOWN)
        .reverse()
        .map(({ atMs, ...row }) => ({ ...row, at: new Date(atMs).toISOString() })),
  }
}
export type PushService = ReturnType<typeof openPushService>

function opened({ privateKey, auth }: BrowserRow, body: Buffer): PushShown | null {
  const pair = createECDH('prime256v1')
  pair.setPrivateKey(privateKey, 'base64url')
  try {
    const text = ece.decrypt(body, { version: 'aes128gcm', privateKey: pair, authSecret: auth }).toString('utf8')
    return shownText.parse(JSON.parse(text))
  } catch {
    return null
  }
}

const claims = z.object({ aud: z.string(), exp: z.number(), sub: z.string() })

/** Signed by the key that it names, for us, and for no longer than a day (RFC 8292). */
function isProven(authorization: string, origin: string, nowMs: number): boolean {
  const [, token = '', key = ''] = /^vapid t=([\w.-]+), ?k=([\w-]+)$/.exec(authorization) ?? []
  const [head = '', said = '', signature = ''] = token.split('.')
  const point = Buffer.from(key, 'base64url')
  if (point.length !== 65) return false
  const [x, y] = [point.subarray(1, 33).toString('base64url'), point.subarray(33).toString('base64url')]
  try {
    const publicKey = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' })
    const by = { key: publicKey, dsaEncoding: 'ieee-p1363' } as const
    if (!verify('sha256', Buffer.from(`${head}.${said}`), by, Buffer.from(signature, 'base64url'))) return false
    const { aud, exp } = claims.parse(JSON.parse(Buffer.from(said, 'base64url').toString('utf8')))
    return aud === origin && exp * 1000 > nowMs && exp * 1000 <= nowMs + 86_400_000
  } catch {
    return false
  }
}
