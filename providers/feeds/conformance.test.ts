/** The kit over the plug that there is, and over plugs with one thing wrong each: every check is failed by one of them. */
import { describe, expect, test } from 'vitest'
import { feedChecks } from './conformance.ts'
import type { Feed, FeedMessage, FeedPlug } from './feed.ts'
import { isOfEvent } from './feed.ts'
import { off } from './off/adapter.ts'
import { subject } from './off/conformance.ts'

describe('OFF/1 and the sandbox’s feed company', () => {
  test.each(feedChecks)('Y08 $name', ({ run }) => run(subject))
})

type Take = Parameters<Feed['listen']>[1]
type Message = Parameters<Take>[0]
/** A plug that does something else with what came. */
const taking =
  (change: (message: Message, take: Take) => Promise<void>) =>
  (feed: Feed): Feed => ({
    ...feed,
    listen: (after, take, signal, opened) => feed.listen(after, (message) => change(message, take), signal, opened),
  })
const readable = (change: (message: FeedMessage, take: Take) => Promise<void>) =>
  taking((message, take) => ('unreadable' in message ? take(message) : change(message, take)))

/** Fills in the markets that an earlier message named. */
function rememberingMarkets(feed: Feed): Feed {
  const known = new Map<string, unknown>()
  return readable(async (message, take) => {
    if (!isOfEvent(message) || message.body.kind !== 'odds_change') return take(message)
    for (const one of message.body.markets ?? []) known.set(`${one.market}?${one.specifiers}`, one)
    return take({ ...message, body: { ...message.body, markets: [...known.values()] as never } })
  })(feed)
}

/** Takes one of two equal messages for a newer one. */
function countingRepeats(feed: Feed): Feed {
  const seen = new Set<string>()
  return readable(async (message, take) => {
    const text = JSON.stringify(message)
    const isRepeat = seen.has(text)
    seen.add(text)
    return take(isRepeat ? { ...message, atMs: message.atMs + 1 } : message)
  })(feed)
}

/** Wants each message to be later than the one before, as if moments were numbers. */
function wantingOrder(feed: Feed): Feed {
  let last = 0
  return readable(async (message, take) => {
    if (message.atMs < last) return
    last = message.atMs
    return take(message)
  })(feed)
}

const listeningOn = (feed: Feed): Feed => ({
  ...feed,
  async listen(after, take, signal, opened) {
    while (!signal.aborted) await feed.listen(after, take, signal, opened).catch(() => undefined)
    return 'ended'
  },
})

const aliveBefore = readable(async (message, take) => {
  if (message.body.kind === 'bet_stop')
    await take({ producer: 'live', atMs: message.atMs, body: { kind: 'alive', isSubscribed: true } })
  return take(message)
})

const BAD: Readonly<Record<string, (feed: Feed) => Feed>> = {
  'each kind of message comes as it was said, without a number on it': readable(async (message, take) => {
    if (message.body.kind !== 'rollback_bet_cancel') await take(message)
  }),
  'a duplicate is the same message again, never a newer one': countingRepeats,
  'reordered messages keep the moments of their producer': wantingOrder,
  'silence is silence: no alive is made up': aliveBefore,
  'what is old stays old: nothing is stamped on arrival': readable(async (message, take) =>
    take({ ...message, atMs: message.atMs + 60_000 }),
  ),
  'an alive without subscription says so, of each producer': readable(async (message, take) =>
    take(
      message.body.kind === 'alive' ? ({ ...message, body: { kind: 'alive', isSubscribed: true } } as never) : message,
    ),
  ),
  'a broken line ends the listening, and nothing of it is opened again': listeningOn,
  'a recovery names what it names: three of five markets, then its end': rememberingMarkets,
  'a line from a moment on brings first what was said since': (feed) => ({
    ...feed,
    listen: (_after, take, signal, opened) => feed.listen(null, take, signal, opened),
  }),
  'a line from too long ago is refused, never opened without what is missing': (feed) => ({
    ...feed,
    listen: async (after, take, signal, opened) => {
      const answer = await feed.listen(after, take, signal, opened)
      return answer === 'too-old' ? feed.listen(null, take, signal, opened) : answer
    },
  }),
  'a recovery from too long ago is refused, not begun': (feed) => ({
    ...feed,
    recover: async (producer, afterMs) => {
      const begun = await feed.recover(producer, afterMs)
      return begun.status === 'too-old' ? feed.recover(producer, null) : begun
    },
  }),
  'a market that nobody knows takes no other with it': taking(async (message, take) => {
    const isUnknown = JSON.stringify(message).includes('moon.match')
    return take(isUnknown ? { unreadable: 'a market' } : message)
  }),
  'what has no meaning is counted, and the line goes on': taking(async (message, take) => {
    if (!('unreadable' in message)) await take(message)
  }),
  'numbers in a wrong unit are not passed on': taking(async (message, take) => {
    if (!('unreadable' in message)) return take(message)
    const isGuessable = message.unreadable.includes('odds_change')
    return take(
      isGuessable
        ? { producer: 'live', atMs: 1, event: 'kit-1', body: { kind: 'odds_change', facts: { status: 'live' } } }
        : message,
    )
  }),
  'without the key there is no line and no recovery': (feed) => ({
    ...feed,
    listen: (after, take, signal, opened) => {
      opened?.()
      return feed.listen(after, take, signal)
    },
  }),
}

describe('a bad plug', () => {
  test('Y08 stands for each check', () => {
    expect(Object.keys(BAD)).toEqual(feedChecks.map(({ name }) => name))
  })
  test.each(feedChecks)('Y08 is caught: $name', async ({ name, run }) => {
    const plug: FeedPlug = { ...off, open: (settings) => BAD[name]!(off.open(settings)) }
    await expect(run({ ...subject, plug })).rejects.toThrow()
  })
})
