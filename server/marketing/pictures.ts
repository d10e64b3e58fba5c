/** The operators' pictures under the site's own address. A digest names one for ever, so browsers keep it. */
import type { FastifyInstance } from 'fastify'
import type { Db } from '@uwanja/database/sql'
import { pictureByName } from './promotion-store.ts'

const FOLDER = '/pictures/promotions/'

export const pictureAddress = (name: string): string => (name === '' ? '' : FOLDER + name)

/** At the site's door and at the office's, whose pages may load pictures of their own address only. */
export function mountPromotionPictures(app: FastifyInstance, { db }: { readonly db: Db }): void {
  app.get<{ Params: { name: string } }>(`${FOLDER}:name`, async (request, reply) => {
    const found = /^[0-9a-f]{32}\.(?:png|webp)$/.exec(request.params.name)
    const picture = found ? await pictureByName(db, request.params.name) : null
    reply.headers({ 'x-content-type-options': 'nosniff', 'content-security-policy': `default-src 'none'; sandbox` })
    if (!picture) return reply.code(404).header('cache-control', 'public, max-age=60').send()
    return reply
      .type(`image/${picture.kind}`)
      .header('cache-control', 'public, max-age=31536000, immutable')
      .send(picture.bytes)
  })
}
