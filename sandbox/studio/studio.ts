/** The studio's door: BetSolutions' Zeppelin inside the sandbox, with its own books and no memory of the platform's. */
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { betsolutionsSpeaker } from '@uwanja/providers/games/betsolutions'
import type { Clock } from '../clock.ts'
import { openGame } from './game.ts'
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
  const game = openGame({
    folder: join(options.dataDir, 'studio'),
    walletUrl: options.wallet,
    speaker: betsolutionsSpeaker(options.keys, PRODUCT_ID),
    clock: options.clock,
    warn: (text) => void process.stderr.write(`studio: ${text}\n`),
  })
  await mountRoutes(app, game, options.keys.merchantId)
  return {
    close() {
      game.close()
      return Promise.resolve()
    },
  }
}
