/** What stands on every answer of ours, whoever writes it: a call, a page, a file, or the door itself. */
import type { FastifyInstance } from 'fastify'

/** Nothing here needs a camera; a page that was broken into gets none either. */
const NOT_USED = ['camera', 'microphone', 'geolocation', 'payment', 'usb', 'serial', 'hid', 'midi', 'display-capture']

/** What is no page of ours runs nothing and is framed by nobody. */
export const NOTHING_RUNS = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'"

export type AnswerHeaders = Readonly<Record<string, string>>

const PERMISSIONS = { 'permissions-policy': NOT_USED.map((name) => `${name}=()`).join(', ') }

/** A script, a style or a picture of the site: a page names some twenty of them, so each byte of their heads counts twenty times. */
export const isFile = (url: string): boolean => url.startsWith('/assets/')

/** A game's picture: its own policy lets nothing run in it, and a lobby shows thirty. */
const isPicture = (url: string): boolean => url.startsWith('/pictures/')

/** Of which a page asks for many: what says nothing about them is left out of their heads. */
export const isOneOfMany = (url: string): boolean => isFile(url) || isPicture(url)

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
  const [{ 'permissions-policy': _ofPages, ...onFiles }, otherwiseOnFiles] = [headers, { 'cache-control': 'no-store' }]
  app.addHook('onSend', async ({ url }, reply) => {
    void reply.headers(isOneOfMany(url) ? onFiles : headers)
    // Lines are kept open without a word in HTTP/1.1 (RFC 9112, 9.3); Node says it all the same, in 48 bytes.
    if (isOneOfMany(url)) reply.raw.removeHeader('connection')
    for (const [name, value] of Object.entries(isFile(url) ? otherwiseOnFiles : otherwise))
      if (!reply.hasHeader(name)) void reply.header(name, value)
  })
}
