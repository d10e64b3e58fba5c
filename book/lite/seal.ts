/** Seals of forms: what a form says was written by us, for this visit and this action. */
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

/** 192 bits, in the address of every page of a visit; nothing else opens it. */
export const newToken = (): string => randomBytes(24).toString('base64url')
export const isToken = (text: string): boolean => /^[\w-]{32}$/.test(text)

/** Of a slip: no secret, it opens nothing but a copy of the selections. */
export const newSlipName = (): string => randomBytes(9).toString('base64url')

/** @param content What the form must say unchanged; empty: it is good for any content. */
export const sealOf = (token: string, action: string, content = ''): string =>
  createHmac('sha256', token).update(`${action}\n${content}`).digest('base64url').slice(0, 22)

export function isSealed(token: string, action: string, content: string, rawSeal: string): boolean {
  const [seal, given] = [Buffer.from(sealOf(token, action, content)), Buffer.from(rawSeal)]
  return seal.length === given.length && timingSafeEqual(seal, given)
}
