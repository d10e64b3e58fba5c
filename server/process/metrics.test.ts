/** /metrics of the whole API over HTTP: what a call, a payment, a wager and a stranger leave behind, and who may read it. */
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { banking } from '@uwanja/contract/site/banking'
import { email } from '@uwanja/contract/site/email'
import { user } from '@uwanja/contract/site/user'
import { companyCalled } from '@uwanja/providers/company-call'
import { FULLEST } from '../db/testing.ts'
import { ENV, readSettings } from '../settings/env.ts'
import { aHouse, aPlayer, type House, type TestPlayer } from '../testing/house.ts'
import { companiesOf, openWires } from '../companies/wires.ts'

/** The value of a sample whose name and labels all occur in the line; 0 when there is none. */
function sample(text: string, name: string, labels: Readonly<Record<string, string>> = {}): number {
  const wanted = Object.entries(labels).map(([label, value]) => `${label}="${value}"`)
  const line = text
    .split('\n')
    .find((one) => (one.startsWith(`${name} `) || one.startsWith(`${name}{`)) && wanted.every((w) => one.includes(w)))
  return line === undefined ? 0 : Number(line.slice(line.lastIndexOf(' ') + 1))
}

describe('metrics', () => {
  let house: House
  let player: TestPlayer
  beforeAll(async () => {
    house = await aHouse(FULLEST)
    player = await aPlayer(house, { cash: 100_000n })
  })
  afterAll(() => house.close())
  const metrics = async (headers: Record<string, string> = {}) => {
    const answer = await fetch(`${house.apiUrl}/metrics`, { headers })
    return { http: answer.status, text: await answer.text() }
  }
  const text = async () => (await metrics()).text

  it('counts calls by name and refusals by code, and holds no path, number or amount', async () => {
    await house.send(user.getBalance, {}, player.token)
    await house.send(user.getBalance, {}, 'dead')
    await house.send(banking.registerFastHubWithdraw, { amount: '99999.75' }, player.token)
    await fetch(`${house.apiUrl}/api/api/Nothing/Here?userName=${player.number}`)
    const seen = await text()
    expect(sample(seen, 'uwanja_call_seconds_count', { call: 'user.getBalance' })).toBe(2)
    expect(sample(seen, 'uwanja_refusals_total', { call: 'user.getBalance', code: 'UNAUTHORIZED' })).toBe(1)
    const withdraw = { call: 'banking.registerFastHubWithdraw', code: 'INSUFFICIENT_AMOUNT' }
    expect(sample(seen, 'uwanja_refusals_total', withdraw)).toBe(1)
    expect(sample(seen, 'uwanja_refusals_total', { call: 'none', code: 'UNKNOWN_CALL' })).toBe(1)
    expect(sample(seen, 'uwanja_money_events_total', { kind: 'withdrawal.held', status: 'funds' })).toBe(1)
    const ours = seen.split('\n').filter((line) => line.includes('uwanja_'))
    for (const secret of [player.number, player.token, '99999.75', '/'])
      expect(ours.join('\n').replaceAll('# ', '')).not.toContain(secret)
  })

  it('counts wagers by status and how many share a commit', async () => {
    const stake = (key: string) =>
      house.server.money.wager({
        kind: 'staked',
        source: 'betsolutions',
        key,
        playerId: player.id,
        round: 'metrics',
        amount: { currency: 'NGN', minor: 100n },
      })
    await Promise.all(['m1', 'm2', 'm3', 'm4'].map(stake))
    await stake('m1')
    const seen = await text()
    expect(sample(seen, 'uwanja_money_events_total', { kind: 'wager.staked', status: 'ok' })).toBe(4)
    expect(sample(seen, 'uwanja_money_events_total', { kind: 'wager.staked', status: 'duplicate' })).toBe(1)
    expect(sample(seen, 'uwanja_wager_batch_size_sum')).toBe(5)
    expect(sample(seen, 'uwanja_wager_batch_size_count')).toBeLessThan(5)
  })

  it('sees requests to companies and how they ended, and jobs that wait', async () => {
    await house.send(banking.registerFastHubPayBillDeposit, { amount: '500' }, player.token)
    // The sandbox takes an amount ending in 31 and never answers; one ending in 37 it answers with HTTP 502.
    await house.send(banking.registerFastHubPayBillDeposit, { amount: '531' }, player.token)
    await house.send(banking.registerFastHubPayBillDeposit, { amount: '537' }, player.token)
    const seen = await text()
    const calls = (outcome: string) => sample(seen, 'uwanja_provider_seconds_count', { company: 'fasthub', outcome })
    expect([calls('answered'), calls('no-answer'), calls('failed')]).toEqual([1, 1, 1])
    expect(sample(seen, 'uwanja_queue_later', { queue: 'payment-due' })).toBeGreaterThan(0)
  })

  it('sees every outside company: whose address is a setting, its calls are counted', () => {
    // The book hears its feed, and counts what it says itself; where it, the widget and the demo’s phones are is for browsers.
    const ours =
      /^(ALTENAR_WIDGET|APP_STORE|BOOK|BOOK_DESK|DATABASE|DATABASE_DIRECT|DATABASE_REPLICA|DEMO_PHONE|FEED|OFFICE|PUBLIC|PUBLIC_CALLBACK|REDIS|SANDBOX_API|SUPPORT_CHAT)_URL$/
    const names = Object.keys(ENV).filter((name) => name.endsWith('_URL') && !ours.test(name))
    const env = Object.fromEntries(names.map((name) => [name, `https://${name.toLowerCase()}.example`]))
    const counted = companiesOf(openWires(readSettings(env))).map(({ baseUrl }) => baseUrl)
    expect([...new Set(counted)].sort()).toEqual(Object.values(env).sort())
  })

  it('counts mail, whichever way it goes', async () => {
    expect(await house.send(email.sendMail, email.sendMail.example)).toMatchObject({ statusCode: 0 })
    const over = (outcome: 'answered' | 'no-answer') =>
      text().then((seen) => sample(seen, 'uwanja_provider_seconds_count', { company: 'mail', outcome }))
    expect([await over('answered'), await over('no-answer')]).toEqual([1, 0])
    companyCalled('mail', performance.now(), 'no-answer')
    expect([await over('answered'), await over('no-answer')]).toEqual([1, 1])
  })

  it('counts callbacks that were refused, by reason, and companies that nobody knows under one name', async () => {
    for (const path of ['payments/fasthub', 'payments/x1', 'payments/x2', 'games/betsolutions/GetBalance'])
      await fetch(`${house.apiUrl}/callbacks/${path}`, { method: 'POST', body: 'MerchantId=a&Hash=b' })
    const seen = await text()
    const refused = (company: string, reason: string) =>
      sample(seen, 'uwanja_callbacks_refused_total', { company, reason })
    expect(refused('fasthub', 'unproven')).toBe(1)
    expect(refused('unknown', 'unknown-company')).toBe(2)
    expect(refused('betsolutions', 'signature') + refused('betsolutions', 'malformed')).toBe(1)
    const timed = (company: string, outcome: string) =>
      sample(seen, 'uwanja_callback_seconds_count', { company, outcome })
    expect([timed('fasthub', 'unproven'), timed('unknown', 'unknown-company')]).toEqual([1, 2])
    expect(timed('betsolutions', 'signature') + timed('betsolutions', 'malformed')).toBe(1)
  })

  it('tells of the proof and of the process', async () => {
    await vi.waitFor(
      async () => {
        const seen = await text()
        expect(sample(seen, 'uwanja_proof_journals_behind')).toBe(0)
        expect(Date.now() / 1000 - sample(seen, 'uwanja_proof_last_run_seconds')).toBeLessThan(10)
      },
      { timeout: 60_000, interval: 50 },
    )
    const seen = await text()
    expect(sample(seen, 'uwanja_proof_findings')).toBe(0)
    expect(sample(seen, 'uwanja_database_up')).toBe(1)
    expect(sample(seen, 'process_resident_memory_bytes')).toBeGreaterThan(0)
  })

  it.runIf(FULLEST === 'postgres')(
    'O72 tells of the lines to the database and of who waits for the next group',
    async () => {
      const before = sample(await text(), 'uwanja_database_lines_taken_total')
      await house.db.sql`select 1`
      const seen = await text()
      expect(sample(seen, 'uwanja_database_lines_taken_total')).toBeGreaterThan(before)
      const lines = (state: string) => sample(seen, 'uwanja_database_lines', { state })
      expect(lines('busy') + lines('idle')).toBeGreaterThan(0)
      expect(lines('waiting')).toBe(0)
      expect(sample(seen, 'uwanja_database_line_wait_seconds_total')).toBeGreaterThan(0)
      expect(sample(seen, 'uwanja_wager_queue')).toBe(0)
      expect(sample(seen, 'uwanja_wager_queue_age_seconds')).toBe(0)
    },
  )

  it('is not there for strangers: neither through a proxy that nobody told us of, nor from elsewhere', async () => {
    for (const mark of ['x-forwarded-for', 'x-real-ip', 'forwarded', 'via'])
      expect(await metrics({ [mark]: '127.0.0.1' })).toMatchObject({ http: 404 })
    const { app } = house.server
    expect((await app.inject({ url: '/metrics', remoteAddress: '::ffff:127.0.0.1' })).statusCode).toBe(200)
    for (const remoteAddress of ['10.0.0.1', '2001:db8::1'])
      expect((await app.inject({ url: '/metrics', remoteAddress })).statusCode).toBe(404)
  })
})

describe('who may read the metrics', () => {
  const allowed = async (env: Record<string, string>, remoteAddress: string, headers: Record<string, string> = {}) => {
    const house = await aHouse(FULLEST, env)
    const answer = await house.server.app.inject({ url: '/metrics', remoteAddress, headers })
    await house.close()
    return answer.statusCode === 200
  }
  it('is METRICS_ALLOW’s to say', async () => {
    expect(await allowed({ METRICS_ALLOW: '10.1.0.0/16, 2001:db8::/32' }, '10.1.2.3')).toBe(true)
    expect(await allowed({ METRICS_ALLOW: 'none' }, '127.0.0.1')).toBe(false)
    await expect(allowed({ METRICS_ALLOW: 'everybody' }, '127.0.0.1')).rejects.toThrow('METRICS_ALLOW')
  })
  it('looks through a trusted proxy at who asks', async () => {
    const env = { TRUST_PROXY: '127.0.0.1', METRICS_ALLOW: '10.1.0.0/16' }
    expect(await allowed(env, '127.0.0.1', { 'x-forwarded-for': '10.1.2.3' })).toBe(true)
    expect(await allowed({ TRUST_PROXY: '127.0.0.1' }, '127.0.0.1', { 'x-forwarded-for': '41.0.0.1' })).toBe(false)
  })
})
