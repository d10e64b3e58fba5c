/**
 * The games' pictures under the site's own address: a phone opens no line to the studios for them, and the studios learn
 * of nobody who only looks. Only what a list has is fetched, only from the company itself, only pictures, and not large
 * ones; what was fetched stays in memory.
 */
import { promisify } from 'node:util'
import { brotliCompress } from 'node:zlib'
import type { FastifyInstance } from 'fastify'
import { LRUCache } from 'lru-cache'
import { askHttp } from '@uwanja/providers/asked'
import type { Catalogue } from '../catalogue/catalogue.ts'
import { PICTURES } from '../catalogue/lists.ts'

const MOST_BYTES = 256 * 1024
const MOST_KEPT_BYTES = 48 * 1024 * 1024
/** A company that changes a picture usually changes its address, which makes another of ours. */
const KEPT_MS = 24 * 3_600_000
const FAILURE_KEPT_MS = 60_000
const BROWSERS_KEEP_S = 7 * 24 * 3_600
/** Questions to the companies at a time; others wait their turn. */
const AT_ONCE = 16

const TYPES = /^image\/(?:svg\+xml|png|jpeg|webp|avif|gif)$/

interface Picture {
  readonly type: string
  readonly plain: Buffer
  /** Of drawings; photographs are compressed as they come. */
  readonly br: Buffer | null
}
interface PictureDeps {
  readonly catalogue: Pick<Catalogue, 'lists'>
  /** Origins of the game companies. */
  readonly origins: readonly string[]
  readonly timeoutMs: number
}

async function fetchPicture(address: string, timeoutMs: number): Promise<Picture | null> {
  // Where it leads on to is no address that anybody has allowed.
  const answer = await askHttp(address, { redirect: 'error', timeoutMs, longest: MOST_BYTES })
  const type = (answer.headers.get('content-type') ?? '').split(';')[0]!.trim().toLowerCase()
  if (!answer.ok || !TYPES.test(type)) return null
  const plain = answer.body
  return { type, plain, br: type === 'image/svg+xml' ? await promisify(brotliCompress)(plain) : null }
}

function openPictures({ origins, timeoutMs }: Pick<PictureDeps, 'origins' | 'timeoutMs'>) {
  const lanes: Promise<unknown>[] = Array.from({ length: AT_ONCE }, () => Promise.resolve())
  let turn = 0

  function ask(address: string): Promise<Picture | null> {
    const lane = turn++ % AT_ONCE
    const coming = lanes[lane]!.then(() => fetchPicture(address, timeoutMs)).catch(() => null)
    lanes[lane] = coming
    return coming
  }

  const kept = new LRUCache<string, { readonly picture: Picture | null }>({
    maxSize: MOST_KEPT_BYTES,
    sizeCalculation: ({ picture }) => 1 + (picture?.plain.length ?? 0) + (picture?.br?.length ?? 0),
    ttl: KEPT_MS,
    // Who waits for a picture that others push out meanwhile gets it all the same.
    ignoreFetchAbort: true,
    fetchMethod: async (address, _old, { options }) => {
      const picture = await ask(address)
      if (picture === null) options.ttl = FAILURE_KEPT_MS
      return { picture }
    },
  })

  /** @returns null when it does not come, is none, or stands elsewhere. */
  return async function picture(address: string): Promise<Picture | null> {
    if (!URL.canParse(address) || !origins.includes(new URL(address).origin)) return null
    return (await kept.fetch(address))?.picture ?? null
  }
}

/** Opened by itself a drawing is a document: one that may run nothing and load nothing. */
const POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox"

export function mountPictures(app: FastifyInstance, deps: PictureDeps): void {
  const picture = openPictures(deps)
  app.get<{ Params: { id: string } }>(`${PICTURES}:id/:mark/:name`, async (request, reply) => {
    const game = (await deps.catalogue.lists()).byId(Number(request.params.id))
    const address = request.url.split('?')[0]!
    // The whole address is held against the list's: a cache before us cannot be filled with others for the same picture.
    const found = game && game.row.imageBase + game.row.imageName === address ? await picture(game.image) : null
    reply.headers({ 'x-content-type-options': 'nosniff' })
    if (found === null) return reply.code(404).header('cache-control', 'public, max-age=60').send()
    const isSmall = found.br !== null && /\bbr\b/.test(request.headers['accept-encoding'] ?? '')
    if (found.br !== null) reply.header('vary', 'Accept-Encoding').header('content-security-policy', POLICY)
    if (isSmall) reply.header('content-encoding', 'br')
    return reply
      .type(found.type)
      .header('cache-control', `public, max-age=${BROWSERS_KEEP_S}`)
      .send(isSmall ? found.br : found.plain)
  })
}
