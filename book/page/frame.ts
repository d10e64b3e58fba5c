/** Serves the built page that platforms frame, at `/{skin}/{language}/…`: its first list is in its HTML, and it runs nothing but itself. */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Lists } from '../read/lists.ts'
import { builtFrame, type BuiltFrame } from './frame-file.ts'
import { frameRenderer, type Need } from './frame-renderer.ts'
import { mountWidget } from './widget.ts'

const NOT_BUILT = 'The pages are not built. `npm run build` builds them; the calls work without.'
const KEPT_FOR_EVER = 'public, max-age=31536000, immutable'
/** So long one page is everybody's. */
const SHARED_MS = 1000
const MOST_SHARED = 300
/** A better one costs more time than it saves on the line. */
const BROTLI_QUALITY = 4

export interface FramePages {
  /** Where the built pages lie. */
  readonly folder: string
  /** The built module that renders them; null: the browser does everything. */
  readonly renderer: string | null
}

interface FrameOptions {
  /** The names under which platforms frame it. */
  readonly skins: readonly string[]
  /** Origins whose pages may frame it. */
  readonly framedBy: readonly string[]
  /** null, as in most tests: nobody opens one. */
  readonly pages: FramePages | null
  readonly onFault: (error: unknown) => void
}

interface Sent {
  readonly plain: string
  readonly br: Buffer
  readonly gzip: Buffer
}

async function sentAs(plain: string): Promise<Sent> {
  const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } }
  const [br, zipped] = await Promise.all([promisify(brotliCompress)(plain, quality), promisify(gzip)(plain)])
  return { plain, br, gzip: zipped }
}

/** What a page understands, and nothing else: what is made for one is shown to others, and no session may stand in it. */
function hrefOf(skin: string, { params, query }: FastifyRequest): string {
  const { lang = '', '*': rest = '' } = params as { lang?: string; '*'?: string }
  const culture = /^(?:en|sw|zh)(?:-[a-z]{2})?$/i.test(lang) ? lang : 'en'
  const sport = [(query as { sport?: unknown }).sport].flat()[0]
  const asked = typeof sport === 'string' && /^[a-z]{1,20}$/.test(sport) ? `?sport=${sport}` : ''
  const place = rest.split('/').map(encodeURIComponent).join('/').slice(0, 200)
  return `/${skin}/${culture}/${place}${asked}`
}

/** null: there is no such match. */
function answered(lists: Lists, need: Need): unknown {
  if (need.call === 'sports') return lists.sports()
  if (need.call === 'live') return lists.live(need.values)
  if (need.call === 'events') return lists.events(need.values)
  return lists.event(need.values.id)
}

function maker(
  lists: Lists,
  built: BuiltFrame,
  { renderer, onFault }: Pick<FramePages, 'renderer'> & Pick<FrameOptions, 'onFault'>,
) {
  const load = frameRenderer(renderer)
  return async (href: string): Promise<Sent> => {
    try {
      const { needs, render } = await load()
      const firsts = needs(href).flatMap((need) => {
        const data = answered(lists, need)
        return data === null ? [] : [{ need, data }]
      })
      return await sentAs(built.page(await render(href, firsts), firsts))
    } catch (error) {
      onFault(error)
      return sentAs(built.bare)
    }
  }
}

/** Makes a page once for all who ask for it within a second. */
function sharing(make: (href: string) => Promise<Sent>): (href: string) => Promise<Sent> {
  const known = new Map<string, { readonly page: Promise<Sent>; readonly untilMs: number }>()
  return (href) => {
    const before = known.get(href)
    if (before && before.untilMs > performance.now()) return before.page
    if (known.size >= MOST_SHARED) known.clear()
    const page = make(href)
    known.set(href, { page, untilMs: performance.now() + SHARED_MS })
    return page
  }
}

function send({ headers }: FastifyRequest, reply: FastifyReply, { plain, br, gzip: zipped }: Sent): FastifyReply {
  const accepted = headers['accept-encoding'] ?? ''
  if (/\bbr\b/.test(accepted)) return reply.header('content-encoding', 'br').send(br)
  if (/\bgzip\b/.test(accepted)) return reply.header('content-encoding', 'gzip').send(zipped)
  return reply.send(plain)
}

export function mountFrame(
  app: FastifyInstance,
  lists: Lists,
  { skins, framedBy, pages, onFault }: FrameOptions,
): void {
  if (pages === null || !existsSync(join(pages.folder, 'index.html'))) {
    for (const skin of skins)
      app.get(`/${skin}/:lang/*`, (_request, reply) => reply.code(503).type('text/plain').send(NOT_BUILT))
    return
  }
  const { folder, renderer } = pages
  const built = builtFrame((name) => readFileSync(join(folder, name), 'utf8'), framedBy)
  const page = sharing(maker(lists, built, { renderer, onFault }))
  void app.register(fastifyStatic, { root: folder, serve: false, cacheControl: false, preCompressed: true })
  app.get<{ Params: { '*': string } }>('/frame/assets/*', (request, reply) =>
    // Their names carry a hash of what is in them.
    reply
      .header('cache-control', KEPT_FOR_EVER)
      .header('x-content-type-options', 'nosniff')
      .sendFile(`assets/${request.params['*']}`, folder),
  )
  mountWidget(app, folder)
  for (const skin of skins)
    app.get(`/${skin}/:lang/*`, async (request, reply) => {
      const sent = await page(hrefOf(skin, request))
      return send(request, reply.type('text/html; charset=utf-8').headers(built.headers), sent)
    })
}
