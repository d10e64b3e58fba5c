/** Notices between processes over Redis. While it is away the next transport is used, and the memories forget by themselves. */
import type { Redis } from '../runtime/redis.ts'
import type { Transport } from './bus.ts'

const CHANNEL = 'uwanja:news'

export function redisTransport(redis: Redis): Transport {
  // A connection that listens can tell nothing.
  const ear = redis.duplicate()
  return {
    async send(text) {
      return redis.isUp() && (await redis.command('publish', CHANNEL, text)).heard
    },
    async listen(take, resync) {
      await ear.listen(CHANNEL, take)
      ear.onUp(resync)
    },
    close: () => ear.close(),
  }
}
