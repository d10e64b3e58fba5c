/** Serves the built player site: hashed assets for ever, the page for everything that is no file, headers that keep others out. */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FastifyInstance, FastifyReply } from 'fastify'
import fastifyStatic from '@fastify/static'
import type { Settings } from './env.ts'
import type { Market } from './markets.ts'
import { refusal } from './wire/to-wire.ts'

export interface SiteOptions {
  /** The folder of the built site; null when only the API is wanted. */
  readonly folder: string | null
  readonly market: Market
  readonly operator: Settings['operator']
  readonly links: Settings['links']
  /** Countries from which a webview may open the site. */
  readonly location: { readonly countries: readonly string[] }
  /** Who is shown the responsible-gambling notice. */
  readonly responsible: 'webview' | 'everywhere'
  /** Origins of the companies whose games are framed. */
  readonly frames: readonly string[]
  readonly isHttps: boolean
}

/** Content goes nowhere that the operator has not configured; no inline script, nobody frames us. */
export function securityHeaders({ frames, isHttps }: Pick<SiteOptions, 'frames' | 'isHttps'>): Record<string, string> {
  const policy = [
    `default-src 'self'`,
    `script-src 'self'`,
    `style-src 'self' 'unsafe-inline'`,
    `img-src 'self' data:`,
    `connect-src 'self'`,
    `frame-src ${frames.length > 0 ? frames.join(' ') : `'none'`}`,
    `frame-ancestors 'none'`,
    `base-uri 'none'`,
    `form-action 'self'`,
    `object-src 'none'`,
  ]
  return {
    'content-security-policy': policy.join('; '),
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    ...(isHttps ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' } : {}),
  }
}

const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (letter) => `&#${letter.charCodeAt(0)};`)

/** What the page must know before its first call: the market, in a meta tag (web/market.ts reads it). */
function pageFor(html: string, { market, operator, links, location, responsible }: SiteOptions): string {
  const { country, prefix, currency, sampleNumber: sampleMobile, help, regulators } = market
  const told = { country, prefix, currency, sampleMobile, help, operator, regulators, links, location, responsible }
  const content = escapeHtml(JSON.stringify(told))
  return html.replace('</head>', `<meta name="uwanja-market" content="${content}"></head>`)
}

export async function mountSite(app: FastifyInstance, options: SiteOptions): Promise<void> {
  const headers = securityHeaders(options)
  app.addHook('onSend', async (_request, reply) => void reply.headers(headers))
  const index = options.folder === null ? '' : join(options.folder, 'index.html')
  const page = existsSync(index) ? pageFor(readFileSync(index, 'utf8'), options) : null
  if (page !== null) {
    await app.register(fastifyStatic, {
      root: options.folder!,
      index: false,
      wildcard: false,
      cacheControl: false,
      setHeaders: (response, path) => {
        void response.header(
          'cache-control',
          path.includes('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
        )
      },
    })
    app.get('/', (_request, reply) => sendPage(reply, page))
  }
  app.setNotFoundHandler((request, reply) => {
    const isCall = /^\/(api|callbacks)(\/|$)/i.test(request.url)
    if (isCall || page === null || request.method !== 'GET' || /\.\w{1,8}$/.test(request.url.split('?')[0]!)) {
      const { http, body } = refusal('UNKNOWN_CALL')
      return reply.code(http).send(body)
    }
    return sendPage(reply, page)
  })
}

/** Every address of the site is one page; its own table of routes says which are not found. */
function sendPage(reply: FastifyReply, page: string): FastifyReply {
  return reply.code(200).type('text/html; charset=utf-8').header('cache-control', 'no-cache').send(page)
}
