/** What stands on every answer of ours, whoever writes it: a call, a page, a file, or the door itself. */
import type { FastifyInstance, FastifyReply } from 'fastify'

/** Nothing here needs a camera; a page that was broken into gets none either. */
const NOT_USED = ['camera', 'microphone', 'geolocation', 'payment', 'usb', 'serial', 'hid', 'midi', 'display-capture']

/** What is no page of ours runs nothing and is framed by nobody. */
export const NOTHING_RUNS = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'"

const NOT_MODIFIED = 304

export type AnswerHeaders = Readonly<Record<string, string>>

const PERMISSIONS = { 'permissions-policy': NOT_USED.map((name) => `${name}=()`).join(', ') }

/** A script, a style or a picture of the site: a page names some twenty of them, so each byte of their heads counts twenty times. */
export const isFile = (url: string): boolean => url.startsWith('/assets/')

/** A game's picture: its own policy lets nothing run in it, and a lobby shows thirty. */
const isPicture = (url: string): boolean => url.startsWith('/pictures/')

/** Of which a page asks for many: what says nothing about them is left out of their heads. */
export const isOneOfMany = (url: string): boolean => isFile(url) || isPicture(url)

/** JSON, which no page is: a player who plays asks ten times a minute. Its description is a page. */
const isCall = (url: string): boolean => url.startsWith('/api/') && !url.startsWith('/api/docs')

/** What a browser asks of a page only. */
const OF_PAGES = ['permissions-policy', 'content-security-policy', 'referrer-policy', 'cross-origin-opener-policy']

/** Of a call: all but what is a page's. */
export function callHeaders({ 'permissions-policy': _ofPages, ...headers }: AnswerHeaders): AnswerHeaders {
  return headers
}

export function answerHeaders(isHttps: boolean): AnswerHeaders {
  return {
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'same-origin',
    ...PERMISSIONS,
    ...(isHttps ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' } : {}),
  }
}

/** On the root, so that no route can forget it. A route that says itself how long it is kept, or what may run, is heard. */
export function markAnswers(app: FastifyInstance, headers: AnswerHeaders): void {
  const otherwise = { 'cache-control': 'no-store', 'content-security-policy': NOTHING_RUNS }
  // Policies are a page's: on a file they would only be weight.
  const [onOthers, otherwiseOnFiles] = [callHeaders(headers), { 'cache-control': 'no-store' }]
  app.addHook('onSend', async ({ url }, reply) => {
    const isLean = isOneOfMany(url) || isCall(url) || reply.statusCode === NOT_MODIFIED
    // Lines are kept open without a word in HTTP/1.1 (RFC 9112, 9.3); Node says it all the same, in 48 bytes.
    if (isLean) reply.raw.removeHeader('connection')
    // Whoever has the page has its policies, too (RFC 9110, 15.4.5).
    if (reply.statusCode === NOT_MODIFIED) for (const name of OF_PAGES) void reply.removeHeader(name)
    else mark(url, reply)
  })

  function mark(url: string, reply: FastifyReply): void {
    void reply.headers(isOneOfMany(url) || isCall(url) ? onOthers : headers)
    for (const [name, value] of Object.entries(isFile(url) ? otherwiseOnFiles : otherwise))
      if (!reply.hasHeader(name)) void reply.header(name, value)
  }
}
