/** The studio's door: the companies' games inside the sandbox, with their own books and no memory of the platform's. */
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { betsolutionsSpeaker } from '@uwanja/providers/games/betsolutions'
import type { Clock } from '../clock.ts'
import { mountArt } from './catalogue/routes.ts'
import { openGame } from './game.ts'
import { ENGINES } from './play/engines.ts'
import { openHall } from './play/hall.ts'
import { mountPlay, mountPlayPages } from './play/routes.ts'
import { mountRoutes } from './routes.ts'
import { PRODUCT_ID } from './stakes.ts'

export interface StudioOptions {
  /** The sandbox's folder; the studio's books and its secret lie in `studio` below it. */
  readonly dataDir: string
  readonly keys: { readonly merchantId: string; readonly key: string }
  /** The operator's wallet: our callbacks' base address, without a trailing slash. */
  readonly wallet: string
  readonly publicUrl: string
  readonly clock: Clock
}

export async function openStudio(app: FastifyInstance, options: StudioOptions): Promise<{ close(): Promise<void> }> {
  const warn = (text: string) => void process.stderr.write(`studio: ${text}\n`)
  const game = openGame({
    folder: join(options.dataDir, 'studio'),
    walletUrl: options.wallet,
    speaker: betsolutionsSpeaker(options.keys, PRODUCT_ID),
    clock: options.clock,
    warn,
  })
  const hall = openHall({
    folder: join(options.dataDir, 'studio-play'),
    clock: options.clock,
    lines: {
      betsolutions: {
        wallet: options.wallet,
        speaker: ({ launch }) => betsolutionsSpeaker(options.keys, launch['productId'] ?? PRODUCT_ID),
      },
    },
    warn,
  })
  await mountRoutes(app, game, hall, options.keys.merchantId)
  await mountPlay(app, hall.play)
  mountPlayPages(app, [...new Set(Object.values(ENGINES).map(({ page }) => page))])
  mountArt(app)
  return {
    close() {
      hall.close()
      game.close()
      return Promise.resolve()
    },
  }
}
