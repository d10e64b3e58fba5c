/** The register's feed of changes over the wire: who is listed is out without having done anything, whatever becomes of the feed. */
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { identity } from '@uwanja/contract/site/identity'
import { WAIT } from '../testing/banking.ts'
import { RULE_KINDS } from '../db/testing.ts'
import { aHouse, aPlayer, expectBooks, type House, type TestPlayer } from '../testing/house.ts'
import { giveFeedBack, leaseFeed, moveFeed, renewFeed } from './feed-store.ts'
import { lookedUp, noteAnswer } from './register-store.ts'
import { DAY_S, protecting } from '../testing/protection.ts'

describe.each(RULE_KINDS)('the register’s feed on %s', (kind) => {
  let house: House
  beforeAll(async () => {
    house = await aHouse(kind, { EXCLUSION_PROVIDER: 'sandbox', COMPANY_TIMEOUT_MS: '1500' })
    await house.server.followRegister()
  })
  afterEach(() => expectBooks(house))
  afterAll(() => house.close())
  const { stake, pay, say, shift } = protecting(() => house)

  const put = async (path: string, body: object) => {
    const headers = { 'content-type': 'application/json' }
    const answer = await fetch(house.sandbox.url + path, { method: 'PUT', headers, body: JSON.stringify(body) })
    expect(answer.status).toBe(200)
  }
  const list = (subject: string, until: string | null = null) =>
    put('/api/exclusions', { subject, listed: true, until })
  const silence = (testOutcome: 'silent' | null) => put('/api/chaos', { company: 'exclusion', fate: testOutcome })
  const inAYear = () => new Date(Date.now() + 400 * DAY_S * 1000).toISOString()
  /** Asked about now: nothing but the feed would ask again for an hour. */
  const known = async () => {
    const who = await aPlayer(house, { cash: 1_000_00n })
    expect((await pay.deposit(who, '500')).status).toBe('SUCCESS')
    return who
  }
  const sessions = (who: TestPlayer) =>
    house.db.sql`select 1 from session where player_id = ${who.id} and ended_at is null`
  const isStale = async (who: TestPlayer) => (await lookedUp(house.db, who.id))!.isStale
  const follow = (settled: () => Promise<void>) =>
    vi.waitFor(async () => {
      await house.server.followRegister()
      await settled()
    }, WAIT)

  it('B44 who is put in is excluded and out of every session when the feed is read, and stakes no more', async () => {
    const [listed, other] = [await known(), await known()]
    await list(listed.number, inAYear())
    await follow(async () => expect(await sessions(listed)).toEqual([]))
    expect((await stake(listed, 1_00n)).status).toBe('blocked')
    expect(await sessions(other)).toHaveLength(1)
    expect((await stake(other, 1_00n)).status).toBe('ok')
    const letters = () =>
      house.db.sql`select 1 from message where player_id = ${listed.id} and letter = 'excludedByRegister'`
    expect(await letters()).toHaveLength(1)
    // Said again, nothing is done again.
    await list(listed.number, inAYear().replace(/T.*/, 'T00:00:00.000Z'))
    await house.server.followRegister()
    expect(await letters()).toHaveLength(1)
  })

  it('B44 a document in the feed finds each account that proved it', async () => {
    const who = await known()
    const shown = { firstName: 'Ngozi', lastName: 'Feed', dateOfBirth: '1988-02-09', documentType: 'NIN' as const }
    expect(await say(who, identity.checkIdentity, { ...shown, documentNumber: '71234500011' })).toBe('SUCCESS')
    await list('71234500011', inAYear())
    await follow(async () => expect(await sessions(who)).toEqual([]))
    expect((await stake(who, 1_00n)).status).toBe('blocked')
  })

  it('B44 who is taken out is asked about anew and stays excluded for as long as it was said', async () => {
    const who = await known()
    await list(who.number, inAYear())
    await follow(async () => expect(await sessions(who)).toEqual([]))
    await put('/api/exclusions', { subject: who.number, listed: false })
    await follow(async () => expect(await isStale(who)).toBe(true))
    expect((await stake(who, 1_00n)).status).toBe('blocked')
  })

  it('B44 a listing that is over when it is read excludes nobody', async () => {
    const who = await known()
    await list(who.number, new Date(Date.now() - 1_000).toISOString())
    // Who comes after them in the feed is out: theirs was read.
    const next = await known()
    await list(next.number, inAYear())
    await follow(async () => expect(await sessions(next)).toEqual([]))
    expect(await sessions(who)).toHaveLength(1)
    expect((await stake(who, 1_00n)).status).toBe('ok')
  })

  it.each(['gap', 'reset'] as const)(
    'B44 after a %s in the feed everybody is asked about before they do anything',
    async (loses) => {
      const [listed, other] = [await known(), await known()]
      await list(listed.number, inAYear())
      await put('/api/exclusions/feed', { loses })
      await follow(async () => expect(await isStale(other)).toBe(true))
      expect((await pay.deposit(listed, '500')).status).toBe('PLAYER_EXCLUDED')
      expect((await pay.deposit(other, '500')).status).toBe('SUCCESS')
      // And the feed goes on from there.
      const later = await known()
      await list(later.number, inAYear())
      await follow(async () => expect(await sessions(later)).toEqual([]))
    },
  )

  it('B44 a silent feed is late in the metrics by the jurisdiction’s row, and loses nothing when it speaks again', async () => {
    const value = async (name: string) => {
      const text = await (await fetch(`${house.apiUrl}/metrics`)).text()
      return Number(
        new RegExp(`^uwanja_exclusion_feed_${name}_seconds\\{register="sandbox"\\} (\\S+)$`, 'm').exec(text)?.[1],
      )
    }
    const who = await known()
    await follow(async () => expect(await value('age')).toBeLessThan(5))
    expect(await value('limit')).toBe(900)
    await silence('silent')
    await list(who.number, inAYear())
    await shift(who, 901)
    await house.server.followRegister()
    expect(await value('age')).toBeGreaterThan(900)
    expect(await sessions(who)).toHaveLength(1)
    await silence(null)
    await follow(async () => expect(await sessions(who)).toEqual([]))
    await follow(async () => expect(await value('age')).toBeLessThan(5))
  })

  it('B44 one process follows at a time, and who died with the feed in hand gives it back after two minutes', async () => {
    const who = await known()
    await follow(async () =>
      expect(
        await house.db.sql`
      update exclusion_feed set leased_until = house_now() + interval '120 seconds' where leased_until is null returning 1`,
      ).toHaveLength(1),
    )
    await list(who.number, inAYear())
    await house.server.followRegister()
    expect(await sessions(who)).toHaveLength(1)
    await shift(who, 121)
    await follow(async () => expect(await sessions(who)).toEqual([]))
  })

  it('B44 who was away with the feed in hand for too long moves, renews and gives back nothing of whoever follows now', async () => {
    const provider = 'another'
    const slow = (await leaseFeed(house.db, provider, 120))!
    expect(slow.cursor).toBeNull()
    const kept = (await renewFeed(house.db, slow, 120))!
    expect(kept.until > slow.until).toBe(true)
    expect(await renewFeed(house.db, slow, 120)).toBeUndefined()
    await shift(await known(), 121)
    const next = (await leaseFeed(house.db, provider, 120))!
    const step = { to: '7', isAtEnd: true, isReset: true, leaseS: 120 }
    expect(await moveFeed(house.db, kept, step)).toBeUndefined()
    expect(await renewFeed(house.db, kept, 120)).toBeUndefined()
    await giveFeedBack(house.db, kept)
    expect(await leaseFeed(house.db, provider, 120)).toBeUndefined()
    const moved = (await moveFeed(house.db, next, { ...step, isReset: false }))!
    expect(moved.cursor).toBe('7')
    await giveFeedBack(house.db, moved)
    const again = (await leaseFeed(house.db, provider, 120))!
    expect(again.cursor).toBe('7')
    await giveFeedBack(house.db, again)
  })

  it('B44 an answer to a question from before the feed lost something does not count, however late it comes', async () => {
    const who = await known()
    const asked = (await lookedUp(house.db, who.id))!
    await put('/api/exclusions/feed', { loses: 'reset' })
    await follow(async () => expect(await isStale(who)).toBe(true))
    await noteAnswer(house.db, who.id, { ...asked, result: 'clear' })
    expect(await isStale(who)).toBe(true)
    expect((await pay.deposit(who, '500')).status).toBe('SUCCESS')
    expect(await isStale(who)).toBe(false)
  })
})
