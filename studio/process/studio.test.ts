/** Zeppelin played over HTTP against a wallet over HTTP: stakes, cash-outs, losses, refusals and silence. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { msUntil } from '@uwanja/contract/fair/fairness'
import { idle, openTable, until, type Table } from './testing.ts'

let table: Table
let me: string
beforeEach(async () => {
  table = await openTable()
  me = await table.sit()
})
afterEach(() => table.close())

const balance = () => table.wallet.balanceMinor
const stakeOf = async () => (await table.state(me)).me!.stake!
const settled = () => until(async () => (await stakeOf()).settled)

describe('a stake', () => {
  it('G10 Z04 Z05 counts after the wallet said yes, flies, and is cashed out at the multiplier of that moment', async () => {
    const round = await table.openRound((crash) => crash > 160)
    const staked = await table.stake(me, '100.00')
    expect(staked).toMatchObject({ ok: true, me: { balanceMinor: '90000', stake: { state: 'live', round } } })
    expect((await table.state()).round.players).toMatchObject([{ name: 'a•••7', stakeMinor: '10000' }])
    table.clock.advance(6_000 + msUntil(153))
    const paid = await table.cashOut(me)
    expect(paid).toMatchObject({ ok: true, cashOut: 153, wonMinor: '15300' })
    await settled()
    expect(balance()).toBe(105_300)
    expect((await table.state(me)).me!.balanceMinor).toBe('105300')
    const [bet, win] = [table.wallet.asked.at(-2)!, table.wallet.asked.at(-1)!]
    expect([bet.action, win.action]).toEqual(['Bet', 'Win'])
    expect(win.fields['RoundId']).toBe(bet.fields['RoundId'])
    expect(win.fields['TransactionId']).not.toBe(bet.fields['TransactionId'])
  })

  it('G10 not cashed out is lost, and a zero win closes the round', async () => {
    const round = await table.openRound((crash) => crash > 120 && crash < 400)
    await table.stake(me, '100')
    table.clock.advance(6_000 + msUntil(table.crashOf(round)))
    await settled()
    expect(await stakeOf()).toMatchObject({ state: 'lost', wonMinor: null })
    expect(table.wallet.asked.at(-1)).toMatchObject({ action: 'Win', fields: { Amount: '0' } })
    expect(balance()).toBe(90_000)
  })

  it('G10 Z05 a cash-out after the crash loses', async () => {
    const round = await table.openRound((crash) => crash > 110 && crash < 400)
    await table.stake(me, '100')
    table.clock.advance(6_000 + msUntil(table.crashOf(round)) + 1)
    expect(await table.cashOut(me)).toMatchObject({ ok: false, why: 'too-late' })
    await settled()
    expect(balance()).toBe(90_000)
  })

  it('G10 Z05 a cash-out before 1.01x, or while stakes are open, keeps the stake in the air', async () => {
    await table.openRound((crash) => crash > 150)
    await table.stake(me, '100')
    expect(await table.cashOut(me)).toMatchObject({ ok: false, why: 'not-flying' })
    table.clock.advance(6_000 + 1)
    expect(await table.cashOut(me)).toMatchObject({ ok: false, why: 'too-early', me: { stake: { state: 'live' } } })
  })

  it('G10 Z05 twenty cash-outs at once pay once', async () => {
    await table.openRound((crash) => crash > 200)
    await table.stake(me, '100')
    table.clock.advance(6_000 + msUntil(150))
    const answers = await Promise.all(Array.from({ length: 20 }, () => table.cashOut(me)))
    for (const answer of answers) expect(answer).toMatchObject({ ok: true, cashOut: 150, wonMinor: '15000' })
    await settled()
    // Later and higher, after the wallet was told: still the first answer.
    table.clock.advance(msUntil(180) - msUntil(150))
    expect(await table.cashOut(me)).toMatchObject({ ok: true, cashOut: 150, wonMinor: '15000' })
    expect(await stakeOf()).toMatchObject({ cashOut: 150, settled: true })
    await idle()
    expect(table.wallet.count('Win')).toBe(1)
    expect(balance()).toBe(105_000)
  })

  it('G10 Z06 an automatic cash-out pays exactly its multiplier, also when it equals the crash point', async () => {
    const round = await table.openRound((crash) => crash > 120 && crash < 1000)
    const crash = table.crashOf(round)
    await table.stake(me, '100', (crash / 100).toFixed(2))
    table.clock.advance(6_000 + msUntil(crash))
    await settled()
    expect(await stakeOf()).toMatchObject({ state: 'won', cashOut: crash, wonMinor: String(crash * 100) })
  })

  it('G10 Z11 two bets fly side by side: each has its own cash-out, and one never pays for the other', async () => {
    await table.openRound((crash) => crash > 220)
    expect(await table.stake(me, '100', '1.50')).toMatchObject({ ok: true })
    expect(await table.stake(me, '50', undefined, 1)).toMatchObject({ ok: true, me: { balanceMinor: '85000' } })
    expect(await table.stake(me, '50', undefined, 1)).toMatchObject({ ok: false, why: 'already-staked' })
    expect((await table.state()).round.players).toHaveLength(2)
    table.clock.advance(6_000 + msUntil(200))
    expect(await table.cashOut(me, 1)).toMatchObject({ ok: true, cashOut: 200, wonMinor: '10000' })
    await until(async () => {
      const { stake, second } = (await table.state(me)).me!
      return stake!.settled && second!.settled
    })
    expect((await table.state(me)).me).toMatchObject({ stake: { cashOut: 150 }, second: { cashOut: 200 } })
    expect(balance()).toBe(85_000 + 15_000 + 10_000)
    expect(table.wallet.count('Win')).toBe(2)
  })

  it('G10 Z06 an automatic cash-out that the flight does not reach is lost', async () => {
    const round = await table.openRound((crash) => crash > 120 && crash < 1000)
    await table.stake(me, '100', ((table.crashOf(round) + 1) / 100).toFixed(2))
    table.clock.advance(6_000 + msUntil(table.crashOf(round)))
    await settled()
    expect(await stakeOf()).toMatchObject({ state: 'lost' })
  })
})

describe('a refusal', () => {
  it('G10 too little money is said with the real balance, and nothing counts', async () => {
    await table.openRound(() => true)
    table.wallet.balanceMinor = 5_000
    const answer = await table.stake(me, '100')
    expect(answer).toMatchObject({ ok: false, why: 'funds', me: { balanceMinor: '5000', stake: { state: 'refused' } } })
    expect((await table.state()).round.players).toEqual([])
    expect(await table.stake(me, '50')).toMatchObject({ ok: true })
  })

  it('G10 the studio refuses by itself: closed, twice, limits, bad amounts, no session', async () => {
    await table.openRound((crash) => crash > 200)
    for (const stake of ['9.99', '0', '-5', '1,000', '1e9', 'NaN', '10.001', '']) {
      expect(await table.stake(me, stake)).toMatchObject({
        ok: false,
        why: stake === '9.99' ? 'below-limit' : 'bad-amount',
      })
    }
    expect(await table.stake(me, '1000000.01')).toMatchObject({ ok: false, why: 'above-limit' })
    for (const auto of ['1.00', '10000.01', 'x']) {
      expect(await table.stake(me, '10', auto)).toMatchObject({ ok: false, why: 'bad-auto' })
    }
    expect(await table.stake('nobody', '10')).toMatchObject({ ok: false, why: 'no-session' })
    const both = await Promise.all([table.stake(me, '10'), table.stake(me, '10')])
    expect(both.map((answer) => answer.ok).sort()).toEqual([false, true])
    expect(await table.stake(me, '10')).toMatchObject({ ok: false, why: 'already-staked' })
    table.clock.advance(6_000)
    expect(await table.stake(await table.sit(), '10')).toMatchObject({ ok: false, why: 'closed' })
    expect(table.wallet.count('Bet')).toBe(1)
  })

  it.each([
    [404, 'expired'],
    [409, 'expired'],
    [401, 'blocked'],
    [405, 'limit'],
    [403, 'refused'],
  ])('G10 the wallet’s code %i is shown as %s', async (code, why) => {
    await table.openRound(() => true)
    table.wallet.moods.set('Bet', { code })
    expect(await table.stake(me, '10')).toMatchObject({ ok: false, why })
    expect(table.wallet.count('CancelBet')).toBe(0)
  })
})

describe('an unknown answer', () => {
  it.each(['silent', 'fails', { code: 500 }] as const)(
    'G10 Z07 to a stake (%j) takes it back, until that is answered',
    async (mood) => {
      await table.openRound(() => true)
      table.wallet.moods.set('Bet', mood)
      table.wallet.moods.set('CancelBet', 'fails')
      const answer = table.stake(me, '100')
      await until(() => table.wallet.count('Bet') === 1)
      if (mood === 'silent') table.clock.advance(5_000)
      expect(await answer).toMatchObject({ ok: false, why: 'no-answer' })
      for (const [index, delayS] of [1, 2, 4, 8, 16, 32, 60, 60].entries()) {
        await until(() => table.wallet.count('CancelBet') === index + 1)
        await idle()
        table.clock.advance(delayS * 1000 - 1)
        expect(table.wallet.count('CancelBet')).toBe(index + 1)
        table.clock.advance(1)
      }
      await until(() => table.wallet.count('CancelBet') === 9)
      table.wallet.moods.clear()
      await idle()
      table.clock.advance(60_000)
      await until(async () => table.wallet.count('CancelBet') === 10 && (await table.state(me)).me!.waiting === 0)
      const ids = table.wallet.asked
        .filter(({ action }) => action === 'CancelBet')
        .map(({ fields }) => fields['TransactionId'])
      expect(new Set(ids).size).toBe(1)
      expect(balance()).toBe(100_000)
    },
  )

  it('G10 Z04 a yes that comes after stakes closed does not count and goes back', async () => {
    await table.openRound((crash) => crash > 200)
    table.clock.advance(5_999)
    const answer = table.stake(me, '100')
    await until(() => table.wallet.count('Bet') === 1)
    table.clock.advance(1)
    expect(await answer).toMatchObject({ ok: false, why: 'too-late' })
    await settled()
    expect(balance()).toBe(100_000)
  })

  it('G10 Z07 to a win is asked again under the same id until it is paid', async () => {
    await table.openRound((crash) => crash > 200)
    await table.stake(me, '100')
    table.wallet.moods.set('Win', 'fails')
    table.clock.advance(6_000 + msUntil(150))
    await table.cashOut(me)
    await until(() => table.wallet.count('Win') === 1)
    await idle()
    table.wallet.moods.clear()
    table.clock.advance(1_000)
    await settled()
    const wins = table.wallet.asked.filter(({ action }) => action === 'Win')
    expect(wins).toHaveLength(2)
    expect(wins[0]!.fields).toEqual(wins[1]!.fields)
    expect(balance()).toBe(105_000)
  })

  it('G10 a win that the wallet refuses is shown as disputed and not asked again', async () => {
    await table.openRound((crash) => crash > 200)
    await table.stake(me, '100')
    table.wallet.moods.set('Win', { code: 411 })
    table.clock.advance(6_000 + msUntil(150))
    await table.cashOut(me)
    await settled()
    expect(await stakeOf()).toMatchObject({ state: 'won', disputed: '411' })
  })
})
