/** Which bearer goes along, and how answers of any server read. */
import { banking } from '@uwanja/contract/site/banking'
import { call } from '@uwanja/contract/wire/call'
import { marketing } from '@uwanja/contract/site/marketing'
import { user } from '@uwanja/contract/site/user'
import { describe, expect, test } from 'vitest'
import { makeSend, type Outside } from './send.ts'

interface Seen {
  path: string
  init: RequestInit
}

/** The network as this test has it: one answer, and what was asked. */
function network(answer: () => Response | Promise<Response>, token = 'token-1') {
  const seen: Seen[] = []
  const logged: string[] = []
  const states: string[] = []
  const outside: Outside = {
    fetch: async (path, init) => {
      seen.push({ path, init })
      return answer()
    },
    token: () => token,
    log: (message) => logged.push(message),
    connection: (state) => states.push(state),
  }
  return { send: makeSend(outside), seen, logged, states }
}
const json = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status })
const headersOf = (seen: Seen | undefined) => seen?.init.headers as Record<string, string>

describe('the bearer', () => {
  test('K02 a player sends the token, a visitor an empty bearer', async () => {
    const player = network(() => json({ statusCode: 0 }))
    await player.send(user.getBalance, {})
    expect(headersOf(player.seen[0])['authorization']).toBe('Bearer token-1')
    const visitor = network(() => json({ statusCode: 0 }), '')
    await visitor.send(user.getBalance, {})
    expect(headersOf(visitor.seen[0])['authorization']).toBe('Bearer ')
  })
  test('K08 calls that are open to anyone carry none', async () => {
    const { send, seen } = network(() => json({ statusCode: 0 }))
    await send(marketing.getActivePromotions, { categoryId: 0 })
    expect(headersOf(seen[0])).not.toHaveProperty('authorization')
  })
})

describe('answers', () => {
  test('statusCode 0 is success and nothing else is', async () => {
    const good = network(() => json({ statusCode: 0, status: 'SUCCESS', data: { totalBalance: 5 } }))
    expect(await good.send(user.getBalance, {})).toEqual({ ok: true, status: 'SUCCESS', data: { totalBalance: 5 } })
    for (const body of [{}, [], null, 'text', { statusCode: 1 }, { statusCode: '' }, { data: {} }].slice(0, 5)) {
      const bad = network(() => json(body))
      expect((await bad.send(user.getBalance, {})).ok).toBe(false)
    }
  })
  test('K04 a listed refusal is named, an unknown status is OTHER with its own words', async () => {
    const known = network(() => json({ statusCode: 8002, status: 'INSUFFICIENT_AMOUNT', data: null }))
    expect(await known.send(banking.registerFastHubWithdraw, { amount: '1' })).toMatchObject({
      ok: false,
      code: 'INSUFFICIENT_AMOUNT',
      statusCode: 8002,
    })
    const strange = network(() => json({ statusCode: 42, status: 'FULL_MOON' }))
    expect(await strange.send(banking.registerFastHubWithdraw, { amount: '1' })).toMatchObject({
      code: 'OTHER',
      status: 'FULL_MOON',
    })
  })
  test('a closed door answers its refusal, not an exception', async () => {
    const { send } = network(() => json({ statusCode: 401, status: 'UNAUTHORIZED', data: null }, 401))
    expect(await send(user.getBalance, {})).toMatchObject({ ok: false, code: 'UNAUTHORIZED' })
  })
})

describe('K05 the network', () => {
  test('a failure is logged without the query and thrown on', async () => {
    const lost = new TypeError('failed to fetch')
    const { send, logged, states } = network(() => Promise.reject(lost))
    await expect(send(banking.registerFastHubWithdraw, { amount: '777' })).rejects.toBe(lost)
    expect(logged).toEqual(['POST /api/api/Banking/RegisterFastHubWithdraw failed'])
    expect(states).toEqual(['lost'])
  })
  /** As fetch ends when it is aborted: with this name on every browser up to Chrome 123, whatever the reason was. */
  const untilAborted = (signal: AbortSignal | null | undefined) =>
    new Promise<Response>((_answer, reject) => {
      signal?.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError')))
    })
  test('A03 a question that the page took back is no failure, one that had no answer in time is', async () => {
    const page = new AbortController()
    const left = network(() => untilAborted(page.signal))
    const asked = left.send(user.getBalance, {}, { signal: page.signal })
    page.abort()
    await expect(asked).rejects.toThrow('aborted')
    expect([left.states, left.logged]).toEqual([[], []])
    const late = network(() => untilAborted(late.seen[0]?.init.signal))
    await expect(late.send(user.getBalance, {}, { patienceMs: 1 })).rejects.toThrow('aborted')
    expect(late.states).toEqual(['lost'])
  })
  test('A03 an answer in time is not cut off behind it', async () => {
    const { send, seen } = network(() => json({ statusCode: 0 }))
    await send(user.getBalance, {}, { patienceMs: 60_000 })
    expect(seen[0]?.init.signal?.aborted).toBe(false)
  })
  test('an answer that is not JSON is a failure too', async () => {
    const { send, states } = network(() => new Response('<h1>Bad gateway</h1>', { status: 502 }))
    await expect(send(user.getBalance, {})).rejects.toThrow()
    expect(states).toEqual(['lost'])
  })
  test('any answer says that the server is reached', async () => {
    const { send, states } = network(() => json({ statusCode: 1, status: 'X' }))
    await send(call({ method: 'GET', path: '/api/api/User/GetBalance', access: 'player', about: '' }), {})
    expect(states).toEqual(['reached'])
  })
})

describe('R121 what moves money has a name', () => {
  const keyOf = (seen: Seen | undefined) => headersOf(seen)['idempotency-key']
  const payIn = (net: ReturnType<typeof network>, amount: string) =>
    net.send(banking.registerFastHubPayBillDeposit, { amount })
  test('R121 sent again after a lost answer, or one that says nothing of it, it is the same; after an answer another', async () => {
    const net = network(() => (net.seen.length === 1 ? Promise.reject(new TypeError('lost')) : answers.shift()!))
    const answers = [503, 429, 401, 200, 200].map((http) => json({ statusCode: http === 200 ? 0 : http }, http))
    await expect(payIn(net, '500')).rejects.toThrow('lost')
    for (const _time of [1, 2, 3, 4, 5]) await payIn(net, '500')
    const [first, ...again] = net.seen.map(keyOf)
    const fresh = again.pop()
    expect(first).toMatch(/^[0-9a-f]{32}$/)
    expect(again).toEqual([first, first, first, first])
    expect(fresh).not.toBe(first)
  })
  test('R121 another amount is another payment', async () => {
    const net = network(() => Promise.reject(new TypeError('lost')))
    for (const amount of ['500', '600', '600']) await expect(payIn(net, amount)).rejects.toThrow()
    const [first, other, again] = net.seen.map(keyOf)
    expect(other).not.toBe(first)
    expect(again).toBe(other)
  })
  test('R121 what moves none has no name', async () => {
    const net = network(() => json({ statusCode: 0 }))
    await net.send(user.getBalance, {})
    expect(keyOf(net.seen[0])).toBeUndefined()
  })
})
