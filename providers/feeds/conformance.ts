/**
 * What every plug of a feed must do, run against its company over a real line. A plug translates and judges nothing: troubles
 * come through as troubles, under the producer's own moments, so that the book can see them. No check needs numbers on messages.
 */
import assert from 'node:assert/strict'
import { ALL_KINDS, FIVE, fixture, marker, odds, THREE, WRONG_UNITS } from './conformance-messages.ts'
import type { EventMessage, Feed, FeedMessage, FeedPlug } from './feed.ts'
import { isOfEvent } from './feed.ts'

/** A company at the other end of a line that the kit may spoil. */
export interface FeedStage {
  readonly feed: Feed
  /** The same company, asked with a key that it does not know. */
  readonly strangersFeed: Feed
  /** Unix milliseconds of the company's clock, which moves by `pass` alone. */
  now(): number
  /** The company says this over its line, in its own form. */
  say(message: FeedMessage): void
  /** It says something for which the book has no word. */
  sayUnknown(): void
  /** What is wrong with the line from now on. `reordered` turns the messages of a second round, `old` stamps them `oldByMs` ago. */
  trouble(trouble: 'silent' | 'old' | 'unsubscribed' | 'duplicated' | 'reordered' | null): void
  readonly oldByMs: number
  /** Lets its time pass: alives are due every ten seconds, and what was held back comes. */
  pass(seconds: number): void
  /** What the next recovery brings before its end. */
  recovers(messages: readonly EventMessage[]): void
  /** A moment so long ago that neither its line nor a recovery goes back to it; null: they always do. */
  tooLongAgoMs(): number | null
  /** Cuts every line as it stands. */
  breakLines(): void
  close(): Promise<void>
}

export interface FeedSubject {
  readonly kind: 'feed'
  readonly plug: FeedPlug
  /** Opens the company and a connection of the plug with it. */
  stage(plug: FeedPlug): Promise<FeedStage>
}

const WITHIN_MS = 5000

async function comes(what: string, holds: () => boolean): Promise<void> {
  const untilMs = performance.now() + WITHIN_MS
  while (!holds()) {
    assert.ok(performance.now() < untilMs, `${what} did not come`)
    await new Promise((resolve) => setTimeout(resolve, 2))
  }
}

interface Ear {
  /** What the kit or its company's alives said since the last call, up to now; other matches of the company are left out. */
  heard(): Promise<FeedMessage[]>
  unreadable(): number
  hasEnded(): boolean
  leave(): Promise<void>
}

const isOurs = (message: FeedMessage): boolean => !isOfEvent(message) || message.event.startsWith('kit-')

async function listening(stage: FeedStage, after: number | null = null): Promise<Ear> {
  const said: FeedMessage[] = []
  let [unreadable, markers, isOpen, hasEnded] = [0, 0, false, false]
  const leave = new AbortController()
  const done = stage.feed
    .listen(
      after,
      async (message) => {
        if ('unreadable' in message) unreadable++
        else if (isOurs(message)) said.push(message)
      },
      leave.signal,
      () => (isOpen = true),
    )
    .catch(() => undefined)
    .finally(() => (hasEnded = true))
  await comes('the opened line', () => isOpen)
  return {
    async heard() {
      // On one line nothing overtakes: what was said before the marker has come when the marker has.
      const name = `kit-marker-${String(++markers)}`
      stage.trouble(null)
      stage.say(marker(name, stage.now()))
      const isMarker = (one: FeedMessage): boolean => isOfEvent(one) && one.event === name
      await comes(name, () => said.some(isMarker))
      return said.splice(0).filter((one) => !isMarker(one))
    },
    unreadable: () => unreadable,
    hasEnded: () => hasEnded,
    async leave() {
      leave.abort()
      await done
    },
  }
}

const kindsOf = (said: readonly FeedMessage[]): string[] => said.map(({ body }) => body.kind)

type Check = (stage: FeedStage, ear: Ear) => Promise<void>

const CHECKS: Readonly<Record<string, Check>> = {
  'each kind of message comes as it was said, without a number on it': async (stage, ear) => {
    const all = ALL_KINDS(stage.now())
    for (const message of all) stage.say(message)
    assert.deepEqual(await ear.heard(), all)
  },
  'a duplicate is the same message again, never a newer one': async (stage, ear) => {
    const one = odds('kit-1', stage.now() - 700, FIVE)
    stage.trouble('duplicated')
    stage.say(one)
    const said = await ear.heard()
    assert.ok(said.length === 1 || said.length === 2, `it came ${String(said.length)} times`)
    for (const message of said) assert.deepEqual(message, one)
  },
  'reordered messages keep the moments of their producer': async (stage, ear) => {
    const [first, second] = [odds('kit-1', stage.now() - 400, FIVE), odds('kit-1', stage.now() - 300, THREE)]
    stage.trouble('reordered')
    stage.say(first)
    stage.say(second)
    stage.pass(1)
    const said = (await ear.heard()).filter(isOfEvent).sort((one, other) => one.atMs - other.atMs)
    assert.deepEqual(said, [first, second])
  },
  'silence is silence: no alive is made up': async (stage, ear) => {
    stage.pass(10)
    assert.ok(kindsOf(await ear.heard()).includes('alive'))
    stage.trouble('silent')
    stage.pass(60)
    assert.deepEqual(await ear.heard(), [])
    assert.equal(ear.hasEnded(), false)
  },
  'what is old stays old: nothing is stamped on arrival': async (stage, ear) => {
    stage.trouble('old')
    const atMs = stage.now()
    stage.say(odds('kit-1', atMs, FIVE))
    stage.say({ producer: 'live', atMs, body: { kind: 'alive', isSubscribed: true } })
    const said = await ear.heard()
    assert.deepEqual(
      said.map((one) => one.atMs),
      [atMs - stage.oldByMs, atMs - stage.oldByMs],
    )
  },
  'an alive without subscription says so, of each producer': async (stage, ear) => {
    stage.trouble('unsubscribed')
    stage.pass(10)
    const alives = (await ear.heard()).flatMap(({ producer, body }) =>
      body.kind === 'alive' ? [[producer, body.isSubscribed]] : [],
    )
    assert.deepEqual(alives.sort(), [
      ['live', false],
      ['pre', false],
    ])
  },
  'a broken line ends the listening, and nothing of it is opened again': async (stage, ear) => {
    stage.breakLines()
    await comes('the end of listening', ear.hasEnded)
    const again = await listening(stage)
    stage.say(odds('kit-1', stage.now(), FIVE))
    assert.equal((await again.heard()).length, 1)
    await again.leave()
  },
  'a recovery names what it names: three of five markets, then its end': async (stage, ear) => {
    stage.say(odds('kit-1', stage.now() - 100, FIVE))
    const named = odds('kit-1', stage.now(), THREE)
    stage.recovers([named])
    const begun = await stage.feed.recover('live', stage.now() - 1000)
    assert.equal(begun.status, 'begun')
    stage.pass(0)
    const said = (await ear.heard()).slice(1)
    assert.deepEqual(said.slice(0, -1), [named])
    const last = said.at(-1)
    assert.ok(last?.body.kind === 'snapshot_complete' && begun.status === 'begun')
    assert.equal(last.body.request, begun.request)
    assert.equal(last.producer, 'live')
  },
  'a line from a moment on brings first what was said since': async (stage) => {
    const sinceMs = stage.now()
    stage.pass(1)
    const missed = odds('kit-1', stage.now(), FIVE)
    stage.say(missed)
    const again = await listening(stage, sinceMs)
    const live = odds('kit-1', stage.now(), THREE)
    stage.say(live)
    assert.deepEqual(await again.heard(), [missed, live])
    await again.leave()
  },
  'a line from too long ago is refused, never opened without what is missing': async (stage) => {
    const longAgo = stage.tooLongAgoMs()
    if (longAgo === null) return
    let isOpen = false
    const answer = await stage.feed.listen(
      longAgo,
      async () => {},
      AbortSignal.timeout(WITHIN_MS),
      () => (isOpen = true),
    )
    assert.deepEqual([answer, isOpen], ['too-old', false])
  },
  'a recovery from too long ago is refused, not begun': async (stage) => {
    const longAgo = stage.tooLongAgoMs()
    if (longAgo !== null) assert.deepEqual(await stage.feed.recover('live', longAgo), { status: 'too-old' })
    assert.equal((await stage.feed.recover('live', null)).status, 'begun')
  },
  'a market that nobody knows takes no other with it': async (stage, ear) => {
    const unknown = { ...FIVE[0]!, market: 'moon.match.phase' }
    const said = odds('kit-1', stage.now(), [unknown, FIVE[1]!])
    stage.say(said)
    assert.deepEqual(await ear.heard(), [said])
  },
  'what has no meaning is counted, and the line goes on': async (stage, ear) => {
    stage.sayUnknown()
    stage.say(fixture('kit-1', stage.now()))
    assert.deepEqual(kindsOf(await ear.heard()), ['fixture'])
    assert.equal(ear.unreadable(), 1)
  },
  'numbers in a wrong unit are not passed on': async (stage, ear) => {
    const wrong = WRONG_UNITS(stage.now())
    for (const message of wrong) stage.say(message)
    assert.deepEqual(await ear.heard(), [])
    assert.equal(ear.unreadable(), wrong.length)
  },
  'without the key there is no line and no recovery': async (stage) => {
    let isOpen = false
    const listened = stage.strangersFeed.listen(
      null,
      async () => {},
      AbortSignal.timeout(WITHIN_MS),
      () => (isOpen = true),
    )
    await assert.rejects(listened)
    assert.equal(isOpen, false)
    assert.deepEqual(await stage.strangersFeed.recover('live', null), { status: 'failed' })
  },
}

export interface FeedCheck {
  readonly name: string
  /** @throws AssertionError with what the plug did. */
  run(subject: FeedSubject): Promise<void>
}

export const feedChecks: readonly FeedCheck[] = Object.entries(CHECKS).map(([name, check]) => ({
  name,
  async run({ plug, stage: open }) {
    const stage = await open(plug)
    const ears: Ear[] = []
    try {
      ears.push(await listening(stage))
      await check(stage, ears[0]!)
    } finally {
      for (const ear of ears) await ear.leave()
      await stage.close()
    }
  },
}))
