/** The page's own rules: events into state, the clock of the studio, the one main button, and frames off the line. */
import { describe, expect, it } from 'vitest'
import { takeFrames } from '../../../pages/line.ts'
import type { MeView, MyStake, PastRound, RoundView } from '@uwanja/contract/studio/zeppelin'
import { flightAt, shownMultiplier, SKY } from './flight-path.ts'
import { pageStart } from '../../../pages/start.ts'
import { applyEvent, mainAction, sincePhase } from './table-state.ts'

const round: RoundView = {
  round: 7,
  phase: 'open',
  sinceMs: 1_000,
  untilMs: 7_000,
  nowMs: 1_500,
  commitment: 'c',
  salt: 's',
  seed: null,
  crash: null,
  players: [],
}
const stake: MyStake = {
  id: 'x',
  slot: 0,
  round: 7,
  state: 'live',
  stakeMinor: '10000',
  auto: null,
  cashOut: null,
  wonMinor: null,
  why: null,
  settled: false,
  disputed: null,
}
const me: MeView = {
  name: 'a',
  currency: 'NGN',
  balanceMinor: '1',
  minMinor: '1',
  maxMinor: '2',
  stake: null,
  second: null,
  waiting: 0,
}
const state = applyEvent(null, { name: 'state', data: { round, past: [], me } }, 100)!

describe('the table', () => {
  it('G10 starts from a whole state and drops what came before it', () => {
    expect(applyEvent(null, { name: 'me', data: me }, 0)).toBeNull()
    expect(state.offsetMs).toBe(1_400)
    expect(sincePhase(state, 2_100)).toBe(2_500)
  })

  it('G10 takes the quickest message for the studio’s clock, and starts afresh on a new connection', () => {
    const slow = applyEvent(state, { name: 'tick', data: { nowMs: 2_000, sinceMs: 0, round: 7 } }, 900)!
    expect(slow.offsetMs).toBe(1_400)
    const quick = applyEvent(slow, { name: 'tick', data: { nowMs: 3_000, sinceMs: 0, round: 7 } }, 1_550)!
    expect(quick.offsetMs).toBe(1_450)
    const anew = applyEvent(quick, { name: 'state', data: { round, past: [], me } }, 1_000)!
    expect(anew.offsetMs).toBe(500)
  })

  it('G10 stands still while the studio’s clock is held, and goes on with it', () => {
    const tick = (nowMs: number) => ({ name: 'tick', data: { nowMs, sinceMs: 0, round: 7 } }) as const
    const heard = applyEvent(state, tick(3_000), 1_600)!
    expect(sincePhase(heard, 1_700)).toBeGreaterThan(sincePhase(heard, 1_600))
    const held = applyEvent(heard, tick(3_000), 2_600)!
    expect([sincePhase(held, 2_600), sincePhase(held, 9_600)]).toEqual([2_000, 2_000])
    const gone = applyEvent(held, tick(12_000), 10_600)!
    expect(sincePhase(gone, 10_700)).toBe(11_100)
  })

  it('G10 keeps twenty rounds, newest first and each once, and the players of this round only', () => {
    let table = state
    for (let n = 1; n <= 30; n++) {
      const past: PastRound = { round: n, commitment: '', salt: '', seed: '', crash: 100, isVoid: false }
      const crashed = { name: 'phase', data: { round: { ...round, round: n }, past } } as const
      table = applyEvent(applyEvent(table, crashed, 0)!, crashed, 0)!
    }
    expect(table.past.map((past) => past.round)).toEqual(Array.from({ length: 20 }, (_, n) => 30 - n))
    const line = { id: 'p', name: 'b', currency: null, stakeMinor: '1', cashOut: null, wonMinor: null }
    const joined = applyEvent(state, { name: 'player', data: { round: 7, line } }, 0)!
    const paid = applyEvent(joined, { name: 'player', data: { round: 7, line: { ...line, cashOut: 120 } } }, 0)!
    expect(paid.round.players).toEqual([{ ...line, cashOut: 120 }])
    expect(applyEvent(state, { name: 'player', data: { round: 6, line } }, 0)!.round.players).toEqual([])
  })

  it('G10 the main button stakes, waits, cashes out', () => {
    const action = (phase: RoundView['phase'], mine: Partial<MyStake> | null) =>
      mainAction({ round: { ...round, phase }, me: { ...me, stake: mine && { ...stake, ...mine } } }, 0)
    expect(action('open', null)).toBe('stake')
    expect(action('open', { state: 'asked' })).toBe('asked')
    expect(action('open', {})).toBe('placed')
    expect(action('flying', {})).toBe('cash-out')
    expect(action('flying', { state: 'won' })).toBe('wait')
    expect(action('flying', { round: 6 })).toBe('wait')
    expect(action('open', { state: 'refused' })).toBe('stake')
    expect(action('open', { round: 6, state: 'returning' })).toBe('stake')
    expect(mainAction({ round, me: null }, 0)).toBe('none')
  })
})

describe('the line', () => {
  it('G10 takes whole frames and keeps the rest', () => {
    const { events, rest } = takeFrames('event: me\ndata: {"a":1}\n\nevent: tick\nda')
    expect(events).toEqual([{ name: 'me', data: { a: 1 } }])
    expect(takeFrames(`${rest}ta: {}\n\n`)).toEqual({ events: [{ name: 'tick', data: {} }], rest: '' })
    expect(takeFrames(': a comment\n\n').events).toEqual([])
  })
})

describe('the drawing', () => {
  it('G10 keeps the ship in the part of the sky that a phone sees, rising', () => {
    let before = Infinity
    for (const ms of [0, 500, 5_000, 9_000]) {
      const { x, y } = flightAt(ms)
      expect(x).toBeGreaterThanOrEqual(SKY.left)
      expect(x).toBeLessThanOrEqual(SKY.right)
      expect(y).toBeLessThan(before)
      before = y
    }
    expect(flightAt(150_000)).toMatchObject({ x: SKY.right, y: SKY.top })
  })

  it('G10 shows the crash point as soon as it is known', () => {
    expect(shownMultiplier('flying', 11_553, null)).toBe(200)
    expect(shownMultiplier('crashed', 99_999, 154)).toBe(154)
    expect(shownMultiplier('open', 5_000, null)).toBe(100)
  })
})

describe('the address', () => {
  it('G07 session, error and language come from the fragment; anything else is watching in English', () => {
    expect(pageStart('#s=abc&lang=sw')).toEqual({ secret: 'abc', error: null, lang: 'sw' })
    expect(pageStart('#error=token&lang=zh')).toEqual({ secret: '', error: 'token', lang: 'zh' })
    expect(pageStart('#error=<b>&lang=constructor')).toEqual({ secret: '', error: null, lang: 'en' })
  })
})
