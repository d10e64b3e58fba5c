/**
 * Notices between processes over Redis: what concerns one player on a channel of theirs, the rest on one for everybody. While it is
 * away the next transport is used, and nothing is remembered.
 */
import type { Redis } from '../runtime/redis.ts'
import { sealed, type Envelope, type Notice, type Transport } from './bus.ts'
import { openFollower } from './following.ts'

/** Pairs of channel and text. */
const TELL = "for at = 1, #ARGV, 2 do redis.call('PUBLISH', ARGV[at], ARGV[at + 1]) end return 1"

/** Of a Redis whose cable was pulled nobody ever says that it is gone. */
const BEAT_MS = 10_000

/** An ended session stays with what everybody hears: it is rare, and whoever remembers it does so by its token. */
const addressOf = (channel: string, notice: Notice): string =>
  notice.news === 'balance' || notice.news === 'payment' || notice.news === 'message'
    ? `${channel}:${notice.playerId}`
    : channel

function lettersOf(channel: string, { from, news }: Envelope): string[] {
  const byAddress = new Map<string, Notice[]>()
  for (const notice of news) {
    const address = addressOf(channel, notice)
    const known = byAddress.get(address)
    if (known) known.push(notice)
    else byAddress.set(address, [notice])
  }
  return [...byAddress].flatMap(([address, some]) => [address, sealed({ from, news: some })])
}

export function redisTransport(redis: Redis, beatMs = BEAT_MS): Transport {
  // A connection that listens can tell nothing.
  const ear = redis.duplicate()
  const channel = `${redis.prefix}:news`
  const channelsOf = (playerIds: readonly string[]) => playerIds.map((id) => `${channel}:${id}`)
  const follower = openFollower({
    join: (playerIds) => ear.join(channelsOf(playerIds)),
    leave: (playerIds) => ear.leave(channelsOf(playerIds)),
  })
  const beat = setInterval(() => {
    if (ear.isUp()) void ear.command('ping')
  }, beatMs)
  beat.unref()
  return {
    following: follower,
    async send(envelope) {
      if (!redis.isUp()) return false
      const letters = lettersOf(channel, envelope)
      const told =
        letters.length === 2
          ? await redis.command('publish', ...letters)
          : await redis.command('eval', TELL, 0, ...letters)
      return told.heard
    },
    async listen(take, resync) {
      ear.onHeard(take)
      ear.onDown(() => follower.down())
      // Whoever was followed is followed again before anybody asks anew.
      ear.onUp(() => void follower.up().then(resync))
      await ear.listen(channel, take)
      // It may have been up before anybody listened.
      if (ear.isUp() && follower.line() === null) await follower.up()
    },
    async close() {
      clearInterval(beat)
      follower.close()
      await ear.close()
    },
  }
}
