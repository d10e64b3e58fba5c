/** The switch over the wire, and what players' phones hear of: money, bets and answers, from the doors where they happen. */
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { push, type PushKind } from '@uwanja/contract/site/push'
import { security } from '@uwanja/contract/site/security'
import { requestOf } from '@uwanja/contract/wire/request'
import type { Settlement } from '@uwanja/contract/book/slip'
import { aSettlement, aSlip } from '@uwanja/providers/sports/conformance-slip'
import type { SportCompany } from '@uwanja/providers/sports'
import { RULE_KINDS } from '../db/testing.ts'
import { setPassword } from '../players/store.ts'
import { atSportsbook } from '../testing/bets.ts'
import { payments, WAIT } from '../testing/banking.ts'
import { aHouse, aPlayer, expectBooks, type House, type LoggedIn } from '../testing/house.ts'
import { PASSWORD, protecting } from '../testing/protection.ts'
import { phones, type Phone } from '../testing/push.ts'

const BROWSER = { 'sec-fetch-site': 'same-origin' }

describe.each(RULE_KINDS)('push on %s', (kind) => {
  let house: House
  beforeAll(async () => {
    house = await aHouse(kind, { WITHDRAW_HOLD_S: '0' })
  })
  afterEach(() => expectBooks(house))
  afterAll(() => house.close())
  const { aPhone, answers, shown } = phones(() => house.sandbox.url)
  const { deposit, withdraw, approve, untilState } = payments(() => house)
  const { exclude, backIn } = protecting(() => house)

  type Who = Pick<LoggedIn, 'token'>
  const subscribe = async (who: Who, { endpoint, p256dh, auth }: Phone, kinds: PushKind[] = ['money', 'bets']) =>
    (await house.send(push.subscribe, { endpoint, p256dh, auth, kinds }, who.token)).status
  const known = async (who: Who, { endpoint }: Phone) =>
    (await house.send(push.getKey, { endpoint }, who.token)).data as unknown as { publicKey: string; kinds: unknown }
  const titles = async (phone: Phone) => (await shown(phone)).map((one) => one?.title)
  const untilShown = (phone: Phone, wanted: readonly string[]) =>
    vi.waitFor(async () => expect(await titles(phone)).toEqual(wanted), WAIT)

  it('R84 a phone is told of the kinds that its player chose, until they choose others or none', async () => {
    const [who, other, phone] = [await aPlayer(house), await aPlayer(house), await aPhone()]
    const { publicKey, kinds } = await known(who, phone)
    expect([publicKey.length, kinds]).toEqual([87, null])
    expect(await subscribe(who, phone, ['bets', 'money', 'bets'])).toBe('SUCCESS')
    expect((await known(who, phone)).kinds).toEqual(['bets', 'money'])
    expect((await known(other, phone)).kinds).toBeNull()
    expect(await subscribe(who, phone, ['answers'])).toBe('SUCCESS')
    expect((await known(who, phone)).kinds).toEqual(['answers'])
    // Somebody else's address is not theirs to switch off.
    expect((await house.send(push.unsubscribe, { endpoint: phone.endpoint }, other.token)).status).toBe('SUCCESS')
    expect((await known(who, phone)).kinds).toEqual(['answers'])
    await house.send(push.unsubscribe, { endpoint: phone.endpoint }, who.token)
    expect((await known(who, phone)).kinds).toBeNull()
    expect(await subscribe(who, phone, [])).toBe('VALIDATION_ERROR')
  })

  it('R86 an address elsewhere, a key that is none and a stranger are refused, and nothing is kept', async () => {
    const [who, phone] = [await aPlayer(house), await aPhone()]
    for (const endpoint of ['https://evil.example/push', 'https://127.0.0.1/a-push', `${house.apiUrl}/api/api/x/y`])
      expect(await subscribe(who, { ...phone, endpoint })).toBe('PUSH_NOT_AVAILABLE')
    expect(await subscribe(who, { ...phone, p256dh: `B${'A'.repeat(86)}` })).toBe('PUSH_NOT_AVAILABLE')
    expect(await subscribe(who, { ...phone, auth: 'short' })).toBe('VALIDATION_ERROR')
    expect(await subscribe({ token: '' }, phone)).toBe('UNAUTHORIZED')
    expect((await known(who, phone)).kinds).toBeNull()
  })

  it('R86 a player has five phones: the sixth takes the place of the one that was switched on longest ago', async () => {
    const who = await aPlayer(house)
    const all = await Promise.all([1, 2, 3, 4, 5, 6].map(aPhone))
    for (const phone of all.slice(0, 5)) await subscribe(who, phone)
    await subscribe(who, all[0]!)
    await subscribe(who, all[5]!)
    const are = await Promise.all(all.map(async (phone) => (await known(who, phone)).kinds !== null))
    expect(are).toEqual([true, false, true, true, true, true])
  })

  it('R92 another address takes the place of the one before in one step, with what waits there; nobody’s else is moved', async () => {
    const [who, stranger] = [await aPlayer(house), await aPlayer(house)]
    const [old, fresh, theirs, known2] = await Promise.all([1, 2, 3, 4].map(aPhone))
    const move = async (from: Phone, { endpoint, p256dh, auth }: Phone) => {
      const given = { endpoint, p256dh, auth, kinds: ['money' as const], replaces: from.endpoint }
      return (await house.send(push.subscribe, given, who.token)).status
    }
    const rows = async (playerId: bigint) =>
      (
        await house.db.sql<{ endpoint: string }>`
        select endpoint from push_subscription where player_id = ${playerId} order by id`
      ).map(({ endpoint }) => endpoint)
    await answers(old!, 'busy')
    await subscribe(who, old!)
    await subscribe(stranger, theirs!)
    const paid = await deposit(who, 1_000)
    await approve(who)
    await untilState(who, paid.data.id, 'paid')
    expect(await move(old!, fresh!)).toBe('SUCCESS')
    expect(await rows(who.id)).toEqual([fresh!.endpoint])
    await house.db.sql`update push_notice set due_at = house_now() where player_id = ${who.id}`
    await untilShown(fresh!, ['Your deposit has arrived'])
    // One that is known already: the old one goes.
    await subscribe(who, known2!)
    expect(await move(fresh!, known2!)).toBe('SUCCESS')
    expect(await rows(who.id)).toEqual([known2!.endpoint])
    expect(await move(theirs!, known2!)).toBe('SUCCESS')
    expect(await move(known2!, known2!)).toBe('SUCCESS')
    expect([await rows(who.id), await rows(stranger.id)]).toEqual([[known2!.endpoint], [theirs!.endpoint]])
  })

  it('R85 a deposit that is credited and a withdrawal that is paid out are told, with their own pages', async () => {
    const [who, phone, quiet] = [await aPlayer(house), await aPhone(), await aPhone()]
    await subscribe(who, phone)
    await subscribe(who, quiet, ['bets'])
    const first = await deposit(who, 1_000)
    await approve(who)
    await untilShown(phone, ['Your deposit has arrived'])
    const second = await withdraw(who, 500)
    await untilState(who, second.data.id, 'paid')
    await untilShown(phone, ['Your deposit has arrived', 'Your withdrawal was paid out'])
    const paths = (await shown(phone)).map((one) => one?.path)
    expect(paths).toEqual([`/payment?id=${first.data.id}`, `/payment?id=${second.data.id}`])
    expect(await shown(quiet)).toEqual([])
  })

  it('R85 a bet that is decided is told, and one leg of it, whatever company says so; what its player did is not', async () => {
    const [who, phone] = [await aPlayer(house, { cash: 100_000n }), await aPhone()]
    // What is said stays to be seen.
    await answers(phone, 'busy')
    await subscribe(who, phone, ['bets'])
    const waits = async () =>
      (
        await house.db.sql<{ told: string }>`
        select what || ' ' || path as told from push_notice where player_id = ${who.id} order by id`
      ).map(({ told }) => told)
    const bet = async (company: SportCompany, betId: string) => {
      const { wallet, token } = await atSportsbook(house, company, who)
      const common = { playerId: `${who.id}`, round: betId, currency: 'NGN' }
      const slip = aSlip(betId, 1_000n, 'NGN')
      await wallet.debit({ ...common, key: `${betId}-debit`, minor: 1_000n, token, slip })
      return (key: string, settlement?: Partial<Settlement>) =>
        wallet.say([
          {
            ...common,
            key: `${betId}-${key}`,
            minor: 0n,
            call: 'credit',
            ...(settlement && { settlement: aSettlement(betId, settlement) }),
          },
        ])
    }
    const bti = await bet('bti', 'p-plain')
    expect(await waits()).toEqual([])
    await bti('credit')
    const plain = 'betDecided /bets?id=p-plain&company=bti'
    expect(await waits()).toEqual([plain])
    const altenar = await bet('altenar', 'p-told')
    await altenar('cash-out', { revision: 1, outcome: 'open', why: 'cash-out' })
    expect(await waits()).toEqual([plain])
    await altenar('leg', { revision: 2, outcome: 'open', why: 'result' })
    expect(await waits()).toEqual([plain, 'betPart /bets?id=p-told&company=altenar'])
    await altenar('end', { revision: 3, outcome: 'lost', why: 'result' })
    const both = [plain, 'betDecided /bets?id=p-told&company=altenar']
    expect(await waits()).toEqual(both)
    await altenar('end', { revision: 3, outcome: 'lost', why: 'result' })
    expect(await waits()).toEqual(both)
  })

  it('R96 a cash-out that the bet reached by itself is told once; one that its player tapped is not', async () => {
    const [who, phone] = [await aPlayer(house, { cash: 100_000n }), await aPhone()]
    await subscribe(who, phone, ['bets'])
    const { wallet, token } = await atSportsbook(house, 'altenar', who)
    const cashedOut = async (betId: string, over: Partial<Settlement>) => {
      const common = { playerId: `${who.id}`, round: betId, currency: 'NGN' }
      await wallet.debit({
        ...common,
        key: `${betId}-debit`,
        minor: 1_000n,
        token,
        slip: aSlip(betId, 1_000n, 'NGN'),
      })
      const settlement = aSettlement(betId, { outcome: 'cashed', why: 'cash-out', legs: [], ...over })
      const paid = { ...common, key: `${betId}-cash`, minor: 800n, call: 'credit', settlement } as const
      await wallet.say([paid])
      await wallet.say([paid])
    }
    await cashedOut('p-tapped', {})
    await cashedOut('p-auto', { is_auto: true })
    await untilShown(phone, ['Your bet was cashed out'])
    // A notice goes when its phone has been told, a moment later; none waits beside it.
    const waiting = () => house.db.sql`select 1 from push_notice where player_id = ${who.id}`
    await vi.waitFor(async () => expect(await waiting()).toEqual([]), WAIT)
    const all = await shown(phone)
    expect(all.map((told) => [told!.path, told!.body])).toEqual([
      ['/bets?id=p-auto&company=altenar', 'It was worth what you had set. Tap to see it.'],
    ])
  })

  it('R87 whoever logs out on a phone is told nothing there any more', async () => {
    const [who, phone] = [await aPlayer(house), await aPhone()]
    await subscribe(who, phone)
    await house.send(security.logOff, {}, who.token)
    expect(await house.db.sql`select 1 from push_subscription where player_id = ${who.id}`).toEqual([])
  })

  it('R87 a later login on the same browser takes its phone along, another player’s login ends it', async () => {
    const [one, other, phone] = [await aPlayer(house), await aPlayer(house), await aPhone()]
    const hash = await house.server.passwords.hash(PASSWORD)
    await house.db.transaction(async (tx) => {
      for (const { id } of [one, other]) await setPassword(tx, id, hash)
    })
    const login = async ({ number }: LoggedIn, deviceCookie: string) => {
      const { path, ...request } = requestOf(security.login, { userName: number.slice(3), password: PASSWORD })
      const headers = { ...request.headers, ...BROWSER, cookie: deviceCookie }
      const answer = await fetch(house.apiUrl + path, { ...request, headers })
      const cookies = answer.headers.getSetCookie().map((line) => line.split(';')[0]!)
      const { data } = (await answer.json()) as { data: { token: string } }
      return { token: data.token, cookies: cookies.join('; ') }
    }
    const inBrowser = async (at: { token: string; cookies: string }) => {
      const { endpoint, p256dh, auth } = phone
      const { path, ...request } = requestOf(push.subscribe, { endpoint, p256dh, auth, kinds: ['money'] }, at.token)
      const headers = { ...request.headers, ...BROWSER, cookie: at.cookies }
      return ((await (await fetch(house.apiUrl + path, { ...request, headers })).json()) as { status: string }).status
    }
    const first = await login(one, '')
    expect(await inBrowser(first)).toBe('SUCCESS')
    const again = await login(one, first.cookies)
    expect((await known(again, phone)).kinds).toEqual(['money'])
    // It belongs to the later session now: the end of the first one takes nothing away.
    await house.send(security.logOff, {}, first.token)
    expect((await known(again, phone)).kinds).toEqual(['money'])
    await login(other, first.cookies)
    expect((await known(again, phone)).kinds).toBeNull()
  })

  it('R88 who excluded themselves cannot switch it on', async () => {
    const [who, phone] = [await aPlayer(house), await aPhone()]
    expect((await exclude(who)).status).toBe('SUCCESS')
    await backIn(who)
    expect(await subscribe(who, phone)).toBe('PLAYER_EXCLUDED')
  })

  it('R87 an account that is erased leaves no phone behind', async () => {
    const [who, phone] = [await aPlayer(house), await aPhone()]
    await subscribe(who, phone)
    await house.db.sql`select erase_player(${who.id})`
    expect(await house.db.sql`select 1 from push_subscription where player_id = ${who.id}`).toEqual([])
  })

  it('R89 while the push service is silent, money moves as ever', async () => {
    const [who, phone] = [await aPlayer(house), await aPhone()]
    await answers(phone, 'silent')
    await subscribe(who, phone)
    const first = await deposit(who, 1_000)
    await approve(who)
    await untilState(who, first.data.id, 'paid')
    const second = await deposit(who, 700)
    await approve(who)
    await untilState(who, second.data.id, 'paid')
    await answers(phone, 'taken')
    await vi.waitFor(async () => {
      await house.db.sql`update push_notice set due_at = house_now() where player_id = ${who.id} and taken <> ''`
      expect(await titles(phone)).toEqual(['Your deposit has arrived', 'Your deposit has arrived'])
    }, WAIT)
  })
})
