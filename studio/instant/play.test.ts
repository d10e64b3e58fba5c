/** The play core over HTTP against a wallet that breaks: bets, moves, lost answers, kills, counted once. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { verifyDraws } from '@uwanja/contract/fair/draws'
import type { PlayAnswer } from '@uwanja/contract/studio/play'
import { idle, until } from '../process/testing.ts'
import { ENGINES, type EngineName } from './engines.ts'
import { LEFT_AFTER_MS } from './play.ts'
import { openHall } from './testing.ts'

let hall: Awaited<ReturnType<typeof openHall>>
let me: string
beforeEach(async () => {
  hall = await openHall()
  me = await hall.sit()
})
afterEach(() => hall.close())
const balance = () => hall.wallet.balanceMinor
const roundOf = (answer: PlayAnswer) => answer.round!

describe('a round', () => {
  it('G08 takes the stake, plays move by move, pays once, and its draws can be computed again', async () => {
    const { commitment } = (await hall.state(me)).me
    const opened = await hall.open(me, 'round-0001')
    expect(opened).toMatchObject({ ok: true, me: { balanceMinor: '90000' }, round: { phase: 'live', step: 0 } })
    expect(roundOf(opened)).toMatchObject({ view: { secret: null }, proof: { commitment, seed: null } })
    expect(await hall.open(me, 'round-0002')).toMatchObject({
      ok: false,
      why: 'unfinished',
      round: { id: 'round-0001' },
    })
    expect(await hall.move(me, 'round-0001', 0, 'double')).toMatchObject({ ok: true, round: { costMinor: '20000' } })
    expect(await hall.move(me, 'round-0001', 0, 'double')).toMatchObject({ ok: true, round: { step: 1 } })
    expect(await hall.move(me, 'round-0001', 1, 'double')).toMatchObject({ ok: false, why: 'bad-move' })
    const over = await hall.move(me, 'round-0001', 1, 4)
    const { view, winMinor, proof, settled } = roundOf(over)
    const { secret } = view as { secret: number }
    expect(winMinor).toBe(secret === 4 ? '200000' : '0')
    expect(settled).toBe(true)
    expect(balance()).toBe(80_000 + Number(winMinor))
    expect([hall.wallet.count('Bet'), hall.wallet.count('Win')]).toEqual([2, 1])
    const verdict = await verifyDraws({ ...proof, seed: proof.seed! })
    expect(verdict).toMatchObject({ commitmentMatches: true, draws: [secret] })
    expect(await hall.move(me, 'round-0001', 1, 4)).toMatchObject({ ok: true, round: { winMinor } })
    expect((await hall.history(me))[0]).toMatchObject({ id: 'round-0001', winMinor })
  })

  it('G08 asked for again under its id is the same round, and a stale fingerprint is no bet', async () => {
    await hall.open(me, 'round-0001')
    expect(await hall.open(me, 'round-0001')).toMatchObject({ ok: true, round: { id: 'round-0001' } })
    expect(hall.wallet.count('Bet')).toBe(1)
    await hall.move(me, 'round-0001', 0, 1)
    expect(await hall.open(me, 'round-0002', { commitment: '0'.repeat(64) })).toMatchObject({ why: 'new-seed' })
    expect(await hall.open(me, 'round-0003', { stake: '9.99' })).toMatchObject({ why: 'below-limit' })
    expect(await hall.open(me, 'round-0004', { stake: '100000.01' })).toMatchObject({ why: 'above-limit' })
    expect(await hall.open(me, 'round-0005', { words: '' })).toMatchObject({ why: 'bad-bet' })
    expect(await hall.open('nobody', 'round-0006', { commitment: '' }).catch(() => 'thrown')).toBe('thrown')
    expect(hall.wallet.count('Bet')).toBe(1)
  })

  it('G08 not enough money is told with the balance, and nothing is owed', async () => {
    hall.wallet.balanceMinor = 500
    expect(await hall.open(me, 'round-0001')).toMatchObject({ ok: false, why: 'funds', round: { phase: 'refused' } })
    expect((await hall.state(me)).me).toMatchObject({ balanceMinor: '500', waiting: 0 })
  })

  it('G08 free play moves no money', async () => {
    const free = await hall.sit(null)
    await hall.open(free, 'round-0001')
    const over = await hall.move(free, 'round-0001', 0, 4)
    const won = BigInt(roundOf(over).winMinor!)
    expect(over.me).toMatchObject({ currency: null, balanceMinor: (500_000n - 10_000n + won).toString() })
    expect(hall.wallet.asked.filter(({ action }) => ['Bet', 'Win'].includes(action))).toEqual([])
  })
})

/** The games that the pages play, with a bet and a move that each of them takes at once. */
const REAL: readonly (readonly [name: EngineName, variant: string, wish: unknown, move: unknown])[] = [
  ['video-poker', 'jacks-9-6', null, 7],
  ['blackjack', 'classic', null, 'stand'],
  ['hi-lo', 'classic', null, 'higher'],
  ['slot', 'video-10:0:1:buy', { buy: true }, null],
  ['bingo', 'bingo-75', { cards: [1, 2, 3, 4] }, null],
]

describe.each(REAL)('%s, left in mid-round', (name, variant, selection, move) => {
  beforeEach(async () => {
    await hall.close()
    hall = await openHall(ENGINES[name]!.game(variant))
    me = await hall.sit()
  })
  const words = () => ({ stake: '10.00', wish: selection })
  const costs = () => hall.wallet.asked.filter(({ action }) => action === 'Bet')
  const wins = () => hall.wallet.asked.filter(({ action }) => action === 'Win')
  const sum = (calls: ReturnType<typeof wins>) => calls.reduce((all, { fields }) => all + Number(fields['Amount']), 0)

  /** Every stake was asked for once and every round closed by one win, and the wallet holds the difference. */
  async function expectCountedOnce(): Promise<void> {
    await until(async () => (await hall.state(me)).round!.settled)
    expect(wins()).toHaveLength(1)
    expect(balance()).toBe(100_000 - sum(costs()) + sum(wins()))
    const [round] = await hall.history(me)
    expect(round).toMatchObject({ phase: 'over', winMinor: String(sum(wins())), costMinor: String(sum(costs())) })
    const verdict = await verifyDraws({ ...round!.proof, seed: round!.proof.seed! })
    expect(verdict.commitmentMatches).toBe(true)
  }

  it('G16 an answer that was lost is asked for again and is the same round, also after a kill', async () => {
    const first = await hall.open(me, 'round-0001', words())
    const { view } = roundOf(first)
    await hall.restart()
    me = await hall.sit('good-2')
    expect(roundOf(await hall.open(me, 'round-0001', words()))).toMatchObject({ id: 'round-0001', view })
    expect((await hall.state(me)).round).toMatchObject({ id: 'round-0001', view })
    // As many moves as it takes; a game that is over with its bet takes none.
    for (let step = 0; roundOf(await hall.open(me, 'round-0001', words())).phase === 'live'; step++) {
      const { view: now } = (await hall.state(me)).round!
      const take = name === 'hi-lo' && (now as { takeMinor: string | null }).takeMinor !== null
      expect(await hall.move(me, 'round-0001', step, take ? 'take' : move)).toMatchObject({ ok: true })
    }
    await expectCountedOnce()
  })

  it('G16 nobody comes back: a day later it is ended by its rules, or it was over already, and counted once', async () => {
    const opened = roundOf(await hall.open(me, 'round-0001', words()))
    await hall.restart()
    hall.clock.advance(LEFT_AFTER_MS)
    await until(async () => (await hall.state(me)).round!.phase === 'over')
    await expectCountedOnce()
    expect((await hall.state(me)).round!.wasLeft).toBe(opened.phase === 'live')
  })
})

describe('robust play', () => {
  it('G08 G16 a stake whose answer never came goes back, and the round does not count', async () => {
    hall.wallet.moods.set('Bet', 'silent')
    const asking = hall.open(me, 'round-0001')
    await until(() => hall.wallet.count('Bet') === 1)
    hall.clock.advance(5_000)
    expect(await asking).toMatchObject({ ok: false, why: 'no-answer', round: { phase: 'returning' } })
    await until(async () => (await hall.state(me)).round!.settled)
    expect(balance()).toBe(100_000)
    hall.wallet.moods.clear()
    expect(await hall.open(me, 'round-0002')).toMatchObject({ ok: true })
  })

  it('G08 G16 killed while the wallet was asked: the stake goes back, once', async () => {
    hall.wallet.moods.set('Bet', 'silent')
    const asking = hall.open(me, 'round-0001').catch(() => null)
    await until(() => hall.wallet.count('Bet') === 1)
    await hall.restart()
    await asking
    await until(async () => (await hall.state(me)).round!.settled)
    expect((await hall.state(me)).round).toMatchObject({ phase: 'returning', why: 'void' })
    await hall.restart()
    await idle()
    expect(hall.wallet.count('CancelBet')).toBe(1)
  })

  it('G08 G16 killed in mid-round: the round is there at return, with its luck as it was, and ends as usual', async () => {
    await hall.open(me, 'round-0001')
    await hall.restart()
    const again = await hall.sit('good-2')
    expect((await hall.state(again)).round).toMatchObject({ id: 'round-0001', phase: 'live' })
    hall.wallet.moods.set('Win', 'silent')
    const moving = hall.move(again, 'round-0001', 0, 7)
    await until(() => hall.wallet.count('Win') === 1)
    hall.clock.advance(1_500)
    const over = roundOf(await moving)
    expect(over).toMatchObject({ phase: 'over', settled: false })
    expect((await hall.state(again)).me.waiting).toBe(1)
    hall.wallet.moods.clear()
    await hall.restart()
    await until(async () => (await hall.state(again)).round!.settled)
    const wins = hall.wallet.asked.filter(({ action }) => action === 'Win')
    expect(new Set(wins.map(({ fields }) => fields['TransactionId'])).size).toBe(1)
    expect(balance()).toBe(90_000 + Number(over.winMinor))
  })

  it('G08 G16 a further stake without an answer goes back alone; the round stays open', async () => {
    await hall.open(me, 'round-0001')
    hall.wallet.moods.set('Bet', 'silent')
    const asking = hall.move(me, 'round-0001', 0, 'double')
    await until(() => hall.wallet.count('Bet') === 2)
    expect(await hall.move(me, 'round-0001', 0, 5)).toMatchObject({ ok: false, why: 'busy' })
    hall.clock.advance(5_000)
    expect(await asking).toMatchObject({ ok: false, why: 'no-answer', round: { phase: 'live', costMinor: '10000' } })
    await until(() => hall.wallet.count('CancelBet') === 1)
    expect(await hall.move(me, 'round-0001', 0, 5)).toMatchObject({ ok: true, round: { phase: 'over' } })
  })

  it('G08 a round that nobody came back for is ended by the rules after a day', async () => {
    await hall.open(me, 'round-0001')
    hall.clock.advance(LEFT_AFTER_MS)
    await until(async () => (await hall.state(me)).round!.settled)
    expect((await hall.state(me)).round).toMatchObject({ phase: 'over', wasLeft: true })
    expect(hall.wallet.count('Win')).toBe(1)
  })
})
