/** Serves the built player site: hashed assets for ever, a page for everything that is no file, headers that keep others out. */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import fastifyStatic from '@fastify/static'
import { LANGUAGES, type Language } from '@uwanja/contract/wire/constants'
import { MOBILE_AGENT } from '@uwanja/contract/site/lobbies'
import { addressIn, pageLinks } from '@uwanja/contract/wire/page-addresses'
import { answerForm, isForm, takeForms } from './plain-pages.ts'
import { isPageAddress } from './addresses.ts'
import { escapeHtml } from './escape-html.ts'
import { type Page, sitePages, type PageOptions, type SitePages } from './pages.ts'
import { cutAgent } from '../wire/agent.ts'
import { languageOf } from '../wire/language.ts'
import { NOTHING_RUNS } from '../wire/answer-headers.ts'
import { refusal } from '../wire/to-wire.ts'

export interface SiteOptions extends PageOptions {
  /** The folder of the built site; null when only the API is wanted. */
  readonly folder: string | null
  /** Origins of the companies whose games are framed. */
  readonly frames: readonly string[]
}

const COMPRESSED = /\.(br|gz)$/

interface PolicyOptions extends Pick<SiteOptions, 'frames'> {
  /** Whose widget stands in the page itself: its script is run, and asks its own origin. */
  readonly sports?: SiteOptions['sports']
  /** Hashes of what stands in the page itself. */
  readonly inline?: Page['inline']
}

/** Content goes nowhere that the operator has not configured; no inline script but ours by its hash, nobody frames us. */
export function securityHeaders({ frames, inline, sports }: PolicyOptions): Record<string, string> {
  const widgets = sports?.widget ? [new URL(sports.widget).origin] : []
  const policy = [
    `default-src 'self'`,
    ['script-src', `'self'`, ...(inline?.scripts ?? []), ...widgets].join(' '),
    ['style-src', `'self'`, ...(inline?.styles ?? [`'unsafe-inline'`])].join(' '),
    // React writes style attributes into the server's HTML, and an attribute loads nothing.
    `style-src-attr 'unsafe-inline'`,
    ['img-src', `'self'`, 'data:', ...widgets].join(' '),
    ['connect-src', `'self'`, ...widgets].join(' '),
    `frame-src ${frames.length > 0 ? frames.join(' ') : `'none'`}`,
    `frame-ancestors 'none'`,
    `base-uri 'none'`,
    `form-action 'self'`,
    `object-src 'none'`,
  ]
  return {
    'content-security-policy': policy.join('; '),
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin-allow-popups',
  }
}

/** An image of the site's own, opened by itself: it loads nothing, and a first visit need not download a page's policy with it. */
const IMAGE_HEADERS = {
  'content-security-policy': `default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'`,
  'referrer-policy': 'strict-origin-when-cross-origin',
}

export async function mountSite(app: FastifyInstance, options: SiteOptions): Promise<void> {
  const { folder } = options
  const pages = folder !== null && existsSync(join(folder, 'index.html')) ? sitePages(folder, options) : null
  const { firstLanguage: first } = options.jurisdiction
  const spoken = ({ query, headers }: FastifyRequest) =>
    languageOf({ link: (query as { lang?: unknown }).lang, cookies: headers.cookie, first })
  const headers = securityHeaders({ ...options, inline: { styles: [], scripts: [] } })
  app.addHook('onSend', async (request, reply) => {
    const isImage = String(reply.getHeader('content-type')).startsWith('image/')
    if (reply.statusCode === 304) return
    // A page has its own policy by now, which knows its styles; the others have what all answers have.
    const policy = reply.getHeader('content-security-policy')
    if (policy !== undefined && policy !== NOTHING_RUNS) return
    if (!request.url.startsWith('/assets/')) return void reply.headers(isImage ? IMAGE_HEADERS : headers)
    // A policy is a page's, and nobody asks again about what is kept for ever: on each file these would only be weight.
    for (const name of ['etag', 'last-modified', 'accept-ranges']) reply.removeHeader(name)
    // A module is UTF-8 whatever is said (RFC 9239).
    if (String(reply.getHeader('content-type')).startsWith('application/javascript')) reply.type('text/javascript')
  })
  if (pages !== null) {
    await mountFiles(app, folder!)
    app.get('/', (request, reply) => sendPage({ pages, options, language: spoken(request) }, request, reply))
    mountSearch(app, options)
    mountWorker(app, options)
    app.addHook('onListen', () => void makeFirst(pages, first).catch(options.onFault))
  }
  takeForms(app)
  app.setNotFoundHandler((request, reply) => {
    const isRead = request.method === 'GET' || request.method === 'HEAD'
    const isPage = isPageAddress(decodedPath(request.url))
    if (pages !== null && isPage && isForm(request)) return answerForm(reply, spoken(request))
    if (pages === null || !isRead || !isPage) {
      const { http, body } = refusal('UNKNOWN_CALL')
      return reply.code(http).send(body)
    }
    return sendPage({ pages, options, language: spoken(request) }, request, reply)
  })
}

/**
 * Compressed by the build (tools/finish-site.mjs). The page itself is not among them: it is never sent as it was built. The
 * hundreds under /assets are looked for when they are asked for; a route for each would hold up every start.
 */
async function mountFiles(app: FastifyInstance, root: string): Promise<void> {
  const both = { index: false, preCompressed: true, cacheControl: false } as const
  await app.register(fastifyStatic, {
    ...both,
    root: join(root, 'assets'),
    prefix: '/assets/',
    decorateReply: false,
    allowedPath: (path) => !COMPRESSED.test(path),
    setHeaders: (response) => void response.header('cache-control', 'public, max-age=31536000, immutable'),
  })
  await app.register(fastifyStatic, {
    ...both,
    root,
    wildcard: false,
    globIgnore: [
      'assets/**',
      '**/*.{br,gz}',
      'index.html',
      'sw.js',
      'early.js',
      'site-files.json',
      'style-pieces.json',
    ],
    setHeaders: (response) => void response.header('cache-control', 'no-cache'),
  })
}

/** What an address says of a place in a lobby (web/lobby/lobby-rules.ts): only the browser shows those. */
const PLACES: readonly string[] = ['category', 'provider', 'search']
const VARY = 'Accept-Encoding, Cookie, User-Agent, Sec-CH-UA-Mobile'

/** As the site itself decides what to ask for (web/game/is-mobile.ts). */
const isMobile = ({ headers }: FastifyRequest): boolean =>
  headers['sec-ch-ua-mobile'] === '?1' || MOBILE_AGENT.test(cutAgent(headers['user-agent']))

/**
 * The first screen, before anybody asks: what is on now is asked of others, and the first visit after a start would begin without it and be
 * moved by it when it comes. Phones before desks, the house's language before the others.
 */
async function makeFirst(pages: SitePages, first: Language): Promise<void> {
  const languages = [first, ...LANGUAGES.filter((one) => one !== first)]
  for (const [language, isPhone] of [...languages.map((one) => [one, true] as const), [first, false] as const])
    await pages.page({ url: '/', language, isMobile: isPhone, isStart: true })
}

/** Every address of the site has a page; its own table of routes says which are not found. */
async function sendPage(
  { pages, options, language }: { pages: SitePages; options: SiteOptions; language: Language },
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { etag, shell, plain, br, gzip, inline, place } = await pages.page({
    url: decodedPath(request.url),
    language,
    isMobile: isMobile(request),
    isStart: !Object.keys(request.query as object).some((name) => PLACES.includes(name)),
  })
  const accepted = request.headers['accept-encoding'] ?? ''
  const form = /\bbr\b/.test(accepted) ? 'br' : /\bgzip\b/.test(accepted) ? 'gzip' : 'plain'
  reply.headers({ 'cache-control': 'no-cache', etag, vary: VARY })
  // For the service worker: of which release this page is, if it is one to keep, and whether what it kept is still this one.
  if (place === 'known') reply.headers({ 'x-site-version': pages.version, 'x-site-shell': shell })
  const known = request.headers['if-none-match']
  if (known?.includes(etag) || known?.includes(shell)) return reply.code(304).send()
  reply.headers(securityHeaders({ ...options, inline }))
  if (form !== 'plain') reply.header('content-encoding', form)
  return reply
    .code(place === 'missing' ? 404 : 200)
    .type('text/html; charset=utf-8')
    .send({ plain, br, gzip }[form])
}

function decodedPath(url: string): string {
  const path = url.split('?')[0]!
  try {
    return decodeURI(path)
  } catch {
    return path
  }
}

function mountSearch(app: FastifyInstance, { publicUrl, renderer, jurisdiction }: SiteOptions): void {
  const site = { origin: publicUrl, first: jurisdiction.firstLanguage }
  app.get('/robots.txt', async (_request, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .send(`User-agent: *\nDisallow: /api/\nDisallow: /callbacks/\nSitemap: ${publicUrl}/sitemap.xml\n`),
  )
  app.get('/sitemap.xml', async (_request, reply) => {
    const { listedPaths } = await renderer()
    const others = (path: string) =>
      pageLinks(site, path, site.first)
        .flatMap(({ hreflang, href }) => (hreflang ? { hreflang, href } : []))
        .map(({ hreflang, href }) => `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${escapeHtml(href)}"/>`)
        .join('')
    const urls = listedPaths.flatMap((path) =>
      LANGUAGES.map((one) => `<url><loc>${escapeHtml(addressIn(site, path, one))}</loc>${others(path)}</url>\n`),
    )
    const name = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml"'
    return reply
      .type('application/xml; charset=utf-8')
      .send(`<?xml version="1.0" encoding="UTF-8"?>\n<urlset ${name}>\n${urls.join('')}</urlset>\n`)
  })
}

/** What a browser that has our worker is given to be rid of it. */
const NO_WORKER = `self.addEventListener('install', () => self.skipWaiting())
self.addEventListener('activate', (event) => event.waitUntil((async () => {
  for (const name of await caches.keys()) await caches.delete(name)
  await self.registration.unregister()
})()))
`

function mountWorker(app: FastifyInstance, { folder, hasWorker }: SiteOptions): void {
  app.get('/sw.js', async (_request, reply) => {
    reply.header('cache-control', 'no-cache')
    if (hasWorker && existsSync(join(folder!, 'sw.js'))) return reply.sendFile('sw.js')
    return reply.type('text/javascript; charset=utf-8').send(NO_WORKER)
  })
}
