/**
 * How a page asks: by the call itself, in process (wire/in-process.ts), in the name of its browser. So each rule, gate and throttle
 * stands once, and a page cannot do what the site cannot.
 */
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Call, RawInput } from '@uwanja/contract/wire/call'
import { STORAGE, type Language } from '@uwanja/contract/wire/constants'
import { type Ask, inProcess } from '../wire/in-process.ts'
import type { Secrets } from './seal.ts'

/** The session is over: the page is a visitor's from now on. */
export class LoggedOut extends Error {}
/** The session may do nothing before its password is another one. */
export class PasswordIsDue extends Error {}

/** What a browser says of the page's own request, which is not the call's. */
const NOT_PASSED: readonly string[] = [
  ...['cookie', 'authorization', 'content-type', 'content-length', 'transfer-encoding', 'connection', 'expect'],
  ...['accept-encoding', 'accept', 'origin', 'referer', 'if-none-match', 'range', 'te', 'upgrade'],
]

export interface AskDeps {
  readonly inject: FastifyInstance['inject']
  /** Of the session's other half, and of the browser's mark, which calls know by it. */
  readonly halfCookie: string
  readonly deviceCookie: string
}

/** @param secrets Null: a visitor asks. */
export function askerOf(
  { inject, halfCookie, deviceCookie }: AskDeps,
  request: FastifyRequest,
  secrets: Secrets | null,
  language: Language,
): Ask {
  const passed = Object.entries(request.headers).filter(
    ([name]) => !NOT_PASSED.includes(name) && !name.startsWith('sec-fetch-'),
  )
  const device = (request.headers.cookie ?? '').split(';').filter((pair) => pair.trim().startsWith(`${deviceCookie}=`))
  const half = secrets ? [`${halfCookie}=${secrets.half}`] : []
  const cookie = [...half, ...device, `${STORAGE.language}=${language}`].join('; ')
  const asking = inProcess({
    inject,
    // A page of ours asks in its browser's name, so both halves of the session are wanted, as of any browser.
    headers: { ...Object.fromEntries(passed), cookie, 'sec-fetch-site': 'same-origin' },
    remoteAddress: request.socket.remoteAddress ?? request.ip,
    token: secrets?.token ?? '',
  })
  return async function ask<C extends Call>(row: C, values: RawInput<C>, onceKey?: string) {
    const answer = await asking(row, values, onceKey)
    if (answer.ok) return answer
    if (answer.status === 'UNAUTHORIZED') throw new LoggedOut()
    if (answer.status === 'PASSWORD_CHANGE_REQUIRED' && secrets !== null) throw new PasswordIsDue()
    return answer
  }
}
