/** Slips on matches that are played: they wait, goals fall, processes die, traders look. */
import { FULLEST, RULE_KINDS } from '@uwanja/database/testing'
import type { FeedFacts } from '@uwanja/providers/feeds/feed'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Book } from '../process/book.ts'
import { aDatabase } from '../process/testing.ts'
import { exposureFaults } from '../recount/exposure.ts'
import type { BookPoint } from '../process/failpoints.ts'
import type { BetWorld, Placed } from './testing.ts'
import { aBetWorld, faults, home, matches, say } from './testing.ts'

const EXPECTED = { total: 2.6, supremacy: 0.3 }

/** Played for half an hour, with so many goals of the home side. */
const played = (goals: number): FeedFacts => ({
  status: 'live',
  clock: { minute: 30, period: '1h', isRunning: true },
  scores: { 'goals.match': { score: [goals, 0], isOver: false }, 'goals.1h': { score: [goals, 0], isOver: false } },
  goals: Array.from({ length: goals }, (_, at) => ({
    id: String(at),
    side: 'home' as const,
    minute: 10 + at,
    state: 'confirmed' as const,
  })),
  expected: EXPECTED,
})

describe.each(RULE_KINDS)('slips on live matches, on %s', (kind) => {
  let world: BetWorld
  let book: Book
  let bearer: string
  let at: number
  beforeAll(async () => {
    world = await aBetWorld(await aDatabase(kind))
    book = await world.book()
    bearer = await world.aPlayer(100_000_000_000)
    at = world.nowMs
  })
  afterAll(async () => {
    expect(await exposureFaults(world.db)).toEqual([])
    expect(faults).toEqual([])
    await world.close()
  })

  async function live(name: string): Promise<{ id: string; tell: (facts: FeedFacts) => Promise<void> }> {
    const [id] = await matches(world.db, 1, name)
    const tell = (facts: FeedFacts): Promise<void> => say(world.db, `${name}0`, ++at, { kind: 'odds_change', facts })
    await tell(played(0))
    await book.beat()
    return { id: id!, tell }
  }
  const seen = async (id: string): Promise<Placed['data']> =>
    (await world.ask(book, bearer, `/book/v1/bets/bet?id=${id}`)).data
  const later = async (seconds: number, by = book): Promise<void> => {
    world.nowMs += seconds * 1000
    await by.beat()
  }

  it('Y45 waits the shown delay and stands at the price of its end, when nothing changed', async () => {
    const { id, tell } = await live('calm')
    const { data } = await world.place(book, bearer, { legs: [home(book, id)] })
    expect([data.state, Date.parse(data.dueAt!) - Date.parse(data.askedAt)]).toEqual(['waiting', 6000])
    await later(5.9)
    expect(await seen(data.id)).toEqual(data)
    // A price that rose is struck; plain odds change no gate.
    await tell({ ...played(0), expected: { total: 2.6, supremacy: -0.2 } })
    await later(0.1)
    const stood = await seen(data.id)
    expect(stood.state).toBe('accepted')
    expect(stood.legs[0]!.odds).toBe(home(book, id).odds)
    expect(stood.legs[0]!.odds).toBeGreaterThan(data.legs[0]!.asked)
    expect(Date.parse(stood.decidedAt!) - Date.parse(stood.askedAt)).toBe(6000)
  })

  it('Y45 a goal, or a stop that was lifted at the same odds, ends a slip that waited, under every policy', async () => {
    const { id, tell } = await live('goal')
    const waiting = await Promise.all(
      (['none', 'higher', 'any'] as const).map((policy) =>
        world.place(book, bearer, { legs: [home(book, id)], policy }),
      ),
    )
    await say(world.db, 'goal0', ++at, { kind: 'bet_stop', groups: 'all' })
    await tell(played(0))
    await later(6)
    for (const { data } of waiting)
      expect(await seen(data.id)).toMatchObject({ state: 'refused', reason: 'STATE_CHANGED' })
    expect(world.wallet.debits.has(`${waiting[0]!.data.id}:1`)).toBe(false)
  })

  it('Y45 a goal while the wallet is asked undoes the bet; one that comes after it leaves it standing', async () => {
    const { id, tell } = await live('commit')
    world.wallet.answers = async () => {
      await tell(played(1))
      return 'well'
    }
    const first = await world.place(book, bearer, { legs: [home(book, id)] })
    await later(6)
    world.wallet.answers = () => Promise.resolve('well')
    await later(1)
    expect(await seen(first.data.id)).toMatchObject({ state: 'undone', reason: 'STATE_CHANGED' })
    const second = await world.place(book, bearer, { legs: [home(book, id)] })
    await later(6)
    await tell(played(2))
    await later(1)
    expect((await seen(second.data.id)).state).toBe('accepted')
  })

  it('Y45 a debit that took longer than three seconds counts for nothing', async () => {
    const { id } = await live('slow')
    world.wallet.answers = () => {
      world.nowMs += 3001
      return Promise.resolve('well')
    }
    const { data } = await world.place(book, bearer, { legs: [home(book, id)] })
    await later(6)
    world.wallet.answers = () => Promise.resolve('well')
    await later(1)
    expect(await seen(data.id)).toMatchObject({ state: 'undone', reason: 'STATE_CHANGED' })
  })

  it('Y46 Y86 over the most stake a trader accepts, offers or refuses within half a minute, else it is refused; an offer can be left', async () => {
    const [id] = await matches(world.db, 1, 'review')
    await book.beat()
    const leg = home(book, id!)
    const unit = Math.floor(100_000_000_000 / (leg.odds - 1000)) + 1
    const ask = (): Promise<Placed> => world.place(book, bearer, { legs: [leg], unit })
    const desk = async (payload: object): Promise<string> => {
      const headers = { authorization: 'Bearer desk-key', 'x-trader': 'Neema' }
      const url = '/book/desk/review'
      return (await book.app.inject({ method: 'POST', url, headers, payload })).json<{ status: string }>().status
    }
    const [taken, offered, refused, forgotten] = [await ask(), await ask(), await ask(), await ask()]
    const left = await ask()
    expect(taken.data.state).toBe('review')
    expect(await desk({ id: taken.data.id, verdict: 'accept' })).toBe('SUCCESS')
    await book.beat()
    expect((await seen(taken.data.id)).state).toBe('accepted')
    expect(await desk({ id: refused.data.id, verdict: 'refuse' })).toBe('SUCCESS')
    expect((await seen(refused.data.id)).reason).toBe('DECLINED')
    expect(await desk({ id: offered.data.id, verdict: 'offer', unit: unit * 2 })).toBe('INCORRECT_PARAMETER_VALUE')
    expect(await desk({ id: offered.data.id, verdict: 'offer', unit: 5000, odds: [leg.odds - 10] })).toBe('SUCCESS')
    const took = await world.ask(book, bearer, '/book/v1/bets/take-offer', { id: offered.data.id })
    expect(took.data).toMatchObject({ state: 'accepted', unit: 5000, stake: 5000 })
    expect(took.data.legs[0]!.odds).toBe(leg.odds - 10)
    expect(await desk({ id: left.data.id, verdict: 'offer', unit: 5000 })).toBe('SUCCESS')
    const said = await world.ask(book, bearer, '/book/v1/bets/leave-offer', { id: left.data.id })
    expect(said.data).toMatchObject({ state: 'refused', reason: 'OFFER_ENDED' })
    const again = await world.ask(book, bearer, '/book/v1/bets/leave-offer', { id: left.data.id })
    expect(again.status).toBe('OFFER_ENDED')
    await later(30)
    expect(await seen(forgotten.data.id)).toMatchObject({ state: 'refused', reason: 'NOT_REVIEWED' })
    expect(await desk({ id: forgotten.data.id, verdict: 'accept' })).toBe('BET_NOT_FOUND')
  })

  it('Y47 a process that dies at any point leaves no slip without an end, and no stake that counts for nothing', async () => {
    const points: readonly [BookPoint, isDebited: boolean, end: string][] = [
      ['waiting', true, 'accepted'],
      ['asked', false, 'undone'],
      ['decided', false, 'undone'],
      ['debiting', true, 'undone'],
      ['accepted', true, 'accepted'],
      ['undoing', true, 'undone'],
    ]
    for (const [point, isDebited, end] of points) {
      const { id } = await live(`dies-${point}`)
      const died = new Promise<string>((tell) => {
        void (async () => {
          const dying = await world.book((reached, bet) => {
            if (reached !== point) return Promise.resolve()
            tell(bet)
            // Nothing that it would have done from here on happens, nor does it wake for the next one's bet.
            void dying.bets!.close()
            return new Promise(() => {})
          })
          if (point === 'undoing') world.wallet.answers = () => Promise.resolve('silent')
          const placing = world.place(dying, bearer, { legs: [home(dying, id)] })
          if (point !== 'waiting') {
            await placing
            world.nowMs += 6000
            void dying.bets!.look()
          }
        })()
      })
      const bet = await died
      world.wallet.answers = () => Promise.resolve('well')
      await later(15)
      // The wallet hears of what is owed in the round that follows.
      await later(60)
      expect([point, (await seen(bet)).state, world.wallet.debits.has(`${bet}:1`)]).toEqual([point, end, isDebited])
    }
    const standing = await world.db.sql<{ key: string }>`
      select m.key from book.movement m join book.bet b on b.id = m.bet
      where m.kind = 'debit' and b.state = 'accepted' order by m.key`
    const owed = await world.db.sql<{ key: string }>`
      select of as key from book.movement where kind = 'rollback' and state = 'owed'`
    const undone = new Set(owed.map(({ key }) => key))
    expect(
      world.wallet
        .standing()
        .filter((key) => !undone.has(key))
        .sort(),
    ).toEqual(standing.map(({ key }) => key))
  })
})

describe.runIf(FULLEST === 'postgres')('goals against commits', { timeout: 600_000 }, () => {
  it('Y48 no bet stands whose commit followed a goal’s with an older gate, and nearly all stand where nothing fell', async () => {
    const rounds = process.env['UWANJA_DEEP'] ? 200 : 12
    const world = await aBetWorld(await aDatabase('postgres'))
    const [one, other] = [await world.book(), await world.book()]
    const bearer = await world.aPlayer(100_000_000_000)
    // At its commit each accepted bet is held against its gates, as they are committed then.
    await world.db.script(`
      create table late_bet (bet text);
      create function is_late() returns trigger language plpgsql as $$ begin
        insert into late_bet select p.bet from book.pick p join book.gate g on g.event = p.event
        where p.bet = new.id and g.epoch <> p.epoch;
        return null;
      end $$;
      create constraint trigger late after update on book.bet deferrable initially deferred
        for each row when (new.state = 'accepted') execute function is_late();`)
    let [between, calm, stood] = [0, 0, 0]
    for (let round = 0; round < rounds; round++) {
      const name = `round${String(round)}`
      const [id] = await matches(world.db, 1, name)
      const tell = (goals: number): Promise<void> =>
        say(world.db, `${name}0`, world.nowMs + goals, { kind: 'odds_change', facts: played(goals) })
      await tell(0)
      await Promise.all([one.beat(), other.beat()])
      const placed = await Promise.all(
        [one, other].map((book) => world.place(book, bearer, { legs: [home(book, id!)], unit: 1000 })),
      )
      world.nowMs += 6000
      const isCalm = round % 4 === 3
      const wait = Math.random() * 30
      const goal = async (): Promise<void> => {
        await new Promise((resolve) => setTimeout(resolve, wait))
        await tell(1)
      }
      await Promise.all([one.beat(), other.beat(), ...(isCalm ? [] : [goal()])])
      for (const { data } of placed) {
        const [row] = await world.db.sql<{ state: string; decided: boolean; bet: number; epoch: number }>`
          select b.state, b.decided_at is not null as decided, coalesce(p.epoch, 0)::int as bet, g.epoch::int as epoch
          from book.bet b join book.pick p on p.bet = b.id join book.gate g on g.event = p.event where b.id = ${data.id}`
        if (isCalm) {
          calm++
          if (row!.state === 'accepted') stood++
        }
        // Decided before the goal, and caught by it before the commit.
        if (row!.decided && (row!.state === 'undoing' || row!.state === 'undone')) between++
        expect(['accepted', 'undoing', 'undone', 'refused']).toContain(row!.state)
      }
    }
    expect(await world.db.sql`select bet from late_bet`).toEqual([])
    expect(stood / calm).toBeGreaterThanOrEqual(0.99)
    expect(between).toBeGreaterThanOrEqual(process.env['UWANJA_DEEP'] ? 30 : 1)
    expect(await exposureFaults(world.db)).toEqual([])
    expect(faults).toEqual([])
    await world.close()
  })
})
