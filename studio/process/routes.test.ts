/** The studio's doors: launches, practice, the live line, and what a stranger cannot do. */
import { createHash } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { msUntil } from '@uwanja/contract/fair/fairness'
import { KEYS, openTable, until, type Table } from './testing.ts'

let table: Table
beforeEach(async () => {
  table = await openTable()
})
afterEach(() => table.close())

it('a game may be framed by the site alone, and runs nothing but itself', async () => {
  const reply = await table.app().inject({ url: '/studio/api/zeppelin/state' })
  const policy = String(reply.headers['content-security-policy'])
  expect(policy).toContain("default-src 'none'; script-src 'self'")
  expect(policy).toContain("frame-ancestors 'self' http://localhost")
  expect(policy).not.toContain('unsafe')
})

describe('the launch', () => {
  it('G07 exchanges the one-time token by Auth and GetPlayerInfo; the page gets a session in the fragment', async () => {
    const fragment = await table.launch({ Token: 'good-1', Lang: 'sw' })
    expect(fragment.get('lang')).toBe('sw')
    expect(fragment.get('s')).toMatch(/^[\w-]{32}$/)
    const [auth, info] = table.wallet.asked
    const hash = createHash('sha256').update(`${KEYS.merchantId}|good-1|${KEYS.key}`).digest('hex')
    expect(auth).toEqual({ action: 'Auth', fields: { MerchantId: KEYS.merchantId, PublicToken: 'good-1', Hash: hash } })
    expect(info).toMatchObject({ action: 'GetPlayerInfo', fields: { Token: 'private-1' } })
  })

  it('G07 a bad token, another merchant or another game leads to a page that says so', async () => {
    expect((await table.launch({ Token: 'bad' })).get('error')).toBe('token')
    expect((await table.launch({ Token: '' })).get('error')).toBe('token')
    expect((await table.launch({ Token: 'good-1', MerchantId: 'other' })).get('error')).toBe('game')
    expect((await table.launch({ Token: 'good-1', GameId: '7999' })).get('error')).toBe('game')
    table.wallet.moods.set('Auth', 'fails')
    expect((await table.launch({ Token: 'good-1' })).get('error')).toBe('wallet')
  })

  it('G07 a HEAD request does not use up the token', async () => {
    const url = `/betsolutions/launch?Token=good-1&MerchantId=${KEYS.merchantId}&GameId=7001&ProductId=3`
    expect((await table.app().inject({ method: 'HEAD', url })).statusCode).toBe(404)
    expect(table.wallet.asked).toEqual([])
  })

  it('G08 Z10 free play moves no money: chips, the same rounds, no callback at all', async () => {
    const secret = (await table.launch({ IsFreePlay: '1' })).get('s')!
    await table.openRound((crash) => crash > 200)
    expect((await table.state(secret)).me).toMatchObject({ currency: null, balanceMinor: '500000' })
    expect(await table.stake(secret, '100')).toMatchObject({ ok: true, me: { balanceMinor: '490000' } })
    table.clock.advance(6_000 + msUntil(150))
    expect(await table.cashOut(secret)).toMatchObject({
      ok: true,
      me: { balanceMinor: '505000', stake: { settled: true } },
    })
    expect(await table.stake(secret, '9000')).toMatchObject({ ok: false })
    expect(table.wallet.asked).toEqual([])
  })
})

/** Opens the live line and collects what it says. */
async function listen(secret: string) {
  const address = await table.app().listen({ host: '127.0.0.1', port: 0 })
  const control = new AbortController()
  const init = { headers: { 'x-studio-session': secret }, signal: control.signal }
  const response = await fetch(`${address}/studio/api/zeppelin/stream`, init)
  const events: { name: string; data: Record<string, Record<string, unknown>> }[] = []
  void (async () => {
    let text = ''
    try {
      for await (const part of response.body!) {
        const frames = (text += Buffer.from(part).toString()).split('\n\n')
        text = frames.pop()!
        for (const frame of frames) {
          const [name, data] = frame.split('\n').map((line) => line.slice(line.indexOf(':') + 2)) as [string, string]
          events.push({ name, data: JSON.parse(data) as Record<string, Record<string, unknown>> })
        }
      }
    } catch {
      // The test hung up.
    }
  })()
  const last = (name: string) => events.filter((event) => event.name === name).at(-1)?.data
  return { events, last, hangUp: () => control.abort() }
}

describe('the live line', () => {
  it('G10 tells the whole state first, then phases, players, ticks, and to each player his own', async () => {
    const me = await table.sit()
    await table.openRound((crash) => crash > 300)
    const line = await listen(me)
    await until(() => line.last('state') !== undefined)
    expect(line.events[0]).toMatchObject({
      name: 'state',
      data: { me: { balanceMinor: '100000' }, round: { phase: 'open' } },
    })
    await table.stake(me, '100')
    await until(() => line.last('player') !== undefined)
    table.clock.advance(6_000 + 2_000)
    await until(() => line.last('tick') !== undefined)
    expect(line.last('phase')).toMatchObject({ round: { phase: 'flying', crash: null, seed: null } })
    table.clock.advance(200_000 - 8_000)
    await until(() => line.last('me')?.['stake']?.['state'] === 'lost')
    const crashed = line.events.find((event) => event.name === 'phase' && event.data['round']?.['phase'] === 'crashed')
    expect(crashed!.data['round']?.['seed']).toMatch(/^[0-9a-f]{64}$/)
    line.hangUp()
  })

  it('G10 a stranger’s line hears no private word', async () => {
    const me = await table.sit()
    await table.openRound(() => true)
    const line = await listen('somebody else')
    await until(() => line.last('state') !== undefined)
    await table.stake(me, '100')
    await until(() => line.last('player') !== undefined)
    expect(line.last('me')).toBeUndefined()
    expect(line.last('state')).toMatchObject({ me: null })
    expect(JSON.stringify(line.events)).not.toContain('amina77')
    line.hangUp()
  })
})

describe('bad input', () => {
  it('K03 broken and large bodies, and forms, are refused', async () => {
    const me = await table.sit()
    const send = (payload: string, type = 'application/json') =>
      table.app().inject({
        method: 'POST',
        url: '/studio/api/zeppelin/stake',
        headers: { 'content-type': type, 'x-studio-session': me },
        payload,
      })
    expect((await send('{')).statusCode).toBe(400)
    expect((await send(JSON.stringify({ stake: 'x'.repeat(5_000) }))).statusCode).toBe(413)
    expect((await send('stake=10', 'application/x-www-form-urlencoded')).statusCode).toBe(415)
    expect((await send('null')).json()).toMatchObject({ ok: false, why: 'bad-amount' })
    expect((await send('{"stake":["10"]}')).json()).toMatchObject({ ok: false, why: 'bad-amount' })
    expect(table.wallet.count('Bet')).toBe(0)
  })
})
