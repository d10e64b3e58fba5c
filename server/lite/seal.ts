/** What the cookie seals: the session's two secrets where they rest, and each form. The cookie itself is nowhere kept. */
import { createCipheriv, createDecipheriv, createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

/** What opens the session's calls: the bearer, and the half that browsers show in a cookie. */
export interface Secrets {
  readonly token: string
  readonly half: string
}

const keyOf = (cookie: string, purpose: string): Buffer =>
  createHmac('sha256', cookie).update(`lite ${purpose}`).digest()

export function sealSecrets(cookie: string, secrets: Secrets): Buffer {
  const start = randomBytes(12)
  const cipher = createCipheriv('aes-256-gcm', keyOf(cookie, 'secrets'), start)
  const sealed = Buffer.concat([cipher.update(JSON.stringify(secrets)), cipher.final()])
  return Buffer.concat([start, cipher.getAuthTag(), sealed])
}

export function openSecrets(cookie: string, sealed: Uint8Array): Secrets {
  const [start, tag, rest] = [sealed.subarray(0, 12), sealed.subarray(12, 28), sealed.subarray(28)]
  const decipher = createDecipheriv('aes-256-gcm', keyOf(cookie, 'secrets'), start).setAuthTag(tag)
  return JSON.parse(Buffer.concat([decipher.update(rest), decipher.final()]).toString()) as Secrets
}

/** So many characters of each part: 48 bits make every page's seal another one, 132 bits cannot be guessed. */
const [NONCE, MARK] = [8, 22]

const markOf = (cookie: string, nonce: string, action: string): string =>
  createHmac('sha256', keyOf(cookie, 'forms')).update(`${nonce} ${action}`).digest('base64url').slice(0, MARK)

/** Another one in each page, so that what a compressed page weighs tells nothing of it. */
export function formSeal(cookie: string, action: string): string {
  const nonce = randomBytes(6).toString('base64url')
  return nonce + markOf(cookie, nonce, action)
}

export function isOwnForm(cookie: string, action: string, rawSeal: string): boolean {
  const wanted = Buffer.from(markOf(cookie, rawSeal.slice(0, NONCE), action))
  const given = Buffer.from(rawSeal.slice(NONCE))
  return wanted.length === given.length && timingSafeEqual(wanted, given)
}
