/** Lives of bets: what each change allows, and by random lives what a wallet holds at the end. */
import { describe, expect, test } from 'vitest'
import * as fc from 'fast-check'
import * as life from './bet.ts'
import { newBet, type Bet, type Movement } from './bet.ts'

const live = life.taken(newBet('k', 500n), 0)

describe('M27 a bet', () => {
  test('M27 is asked, live, won and told, and owes its win until it is answered', () => {
    const asked = newBet('k', 500n)
    expect([life.stateOf(asked), life.stakedMinor(asked), life.owed(asked)]).toEqual(['asked', 500n, []])
    expect(life.debit(asked, 0)).toEqual({ kind: 'debit', key: 'k-bet-0', minor: 500n, of: null })
    const won = life.decided(life.taken(asked, 0), 1200n)
    expect(life.stateOf(won)).toBe('won')
    expect(life.owed(won)).toEqual([{ kind: 'credit', key: 'k-win', minor: 1200n, of: null }])
    const told = life.answered(won, 'k-win', null)
    expect([life.owed(told), life.isDone(told), told.disputed]).toEqual([[], true, null])
  })

  test('M27 that lost owes a win of nothing, which closes its round', () => {
    const lost = life.decided(live, 0n)
    expect([life.stateOf(lost), life.owed(lost)]).toEqual([
      'lost',
      [{ kind: 'credit', key: 'k-win', minor: 0n, of: null }],
    ])
  })

  test('M27 without an answer owes a rollback of that very debit', () => {
    const back = life.sentBack(newBet('k', 500n), 0)
    expect(life.owed(back)).toEqual([{ kind: 'rollback', key: 'k-cancel-0', minor: 500n, of: 'k-bet-0' }])
    expect(life.isDone(life.answered(back, 'k-cancel-0', null))).toBe(true)
    expect(life.stateOf(life.answered(back, 'k-cancel-0', null))).toBe('returning')
  })

  test('M27 that its wallet refused owes nothing', () => {
    const no = life.refused(newBet('k', 500n), 0)
    expect([life.stateOf(no), life.owed(no), life.isDone(no)]).toEqual(['refused', [], true])
  })

  test('M27 with a further stake in doubt gives that one back alone, and the rollback goes before the win', () => {
    const more = life.sentBack(life.further(live, 300n), 1)
    expect([life.stateOf(more), life.stakedMinor(more)]).toEqual(['live', 500n])
    expect(life.owed(life.decided(more, 900n)).map(({ key }) => key)).toEqual(['k-cancel-1', 'k-win'])
  })

  test('M27 whose win the wallet refuses is done, and keeps the code for a person', () => {
    const disputed = life.answered(life.decided(live, 900n), 'k-win', '407')
    expect([disputed.disputed, life.isDone(disputed)]).toEqual(['407', true])
    expect(life.answered(disputed, 'k-win', null).disputed).toBe('407')
  })

  test('M27 answers an impossible change with an error, whatever it is', () => {
    const won = life.decided(live, 900n)
    const impossible: (() => Bet)[] = [
      () => life.decided(newBet('k', 500n), 900n),
      () => life.decided(won, 0n),
      () => life.decided(life.further(live, 1n), 900n),
      () => life.sentBack(won, 0),
      () => life.voided(won),
      () => life.taken(live, 0),
      () => life.taken(live, 1),
      () => life.refused(live, 0),
      () => life.further(newBet('k', 500n), 1n),
      () => life.further(life.further(live, 1n), 1n),
      () => life.answered(live, 'k-cancel-0', null),
      () => life.answered(live, 'other-win', null),
    ]
    for (const change of impossible) expect(change, String(change)).toThrow(/bet k/)
  })
})

/** A wallet that does each thing once, and remembers what it was told to undo before it came. */
function openWallet() {
  const done = new Map<string, bigint>()
  const undone = new Set<string>()
  const hear = ({ kind, key, minor, of }: Movement): boolean => {
    if (done.has(key)) return true
    if (kind === 'debit' && undone.has(key)) return false
    if (kind === 'rollback') undone.add(of!)
    const back = kind === 'rollback' ? (done.get(of!) ?? 0n) : minor
    done.set(key, kind === 'debit' ? -minor : kind === 'rollback' ? -back : back)
    return true
  }
  return { hear, balance: () => [...done.values()].reduce((sum, minor) => sum + minor, 0n) }
}

/** What may happen next: an answer that comes, is lost on its way there or back; a decision, a void, a kill. */
const STEPS = ['heard', 'lost-there', 'lost-back', 'more', 'decide', 'void', 'kill', 'say', 'say-unheard'] as const
type Wallet = ReturnType<typeof openWallet>

function stepped(bet: Bet, step: (typeof STEPS)[number], minor: bigint, wallet: Wallet): Bet {
  const nth = bet.stakes.findIndex(({ state }) => state === 'asked')
  const [owed] = life.owed(bet)
  if (nth >= 0 && (step === 'heard' || step === 'lost-back' || step === 'lost-there')) {
    const isYes = step === 'lost-there' ? null : wallet.hear(life.debit(bet, nth))
    if (step !== 'heard') return life.sentBack(bet, nth)
    return isYes ? life.taken(bet, nth) : life.refused(bet, nth)
  }
  if (step === 'kill') return life.leftByKill(bet)
  if (owed && (step === 'say' || step === 'say-unheard')) {
    wallet.hear(owed)
    return step === 'say' ? life.answered(bet, owed.key, null) : bet
  }
  if (life.stateOf(bet) !== 'live' || nth >= 0) return bet
  if (step === 'more') return life.further(bet, minor)
  if (step === 'decide') return life.decided(bet, minor - 1n)
  return step === 'void' ? life.voided(bet) : bet
}

test('M27 whatever is lost, said twice or killed: at the end the wallet holds what was won less what counts', () => {
  const lives = fc.array(fc.tuple(fc.constantFrom(...STEPS), fc.bigInt({ min: 1n, max: 1000n })), { maxLength: 40 })
  fc.assert(
    fc.property(fc.bigInt({ min: 1n, max: 1000n }), lives, (stake, steps) => {
      const wallet = openWallet()
      let bet = newBet('k', stake)
      for (const [step, minor] of steps) bet = stepped(bet, step, minor, wallet)
      // The last process: what is in doubt goes back, what counts loses, and all that is owed is said.
      bet = life.leftByKill(bet)
      if (life.stateOf(bet) === 'live') bet = life.decided(bet, 0n)
      while (life.owed(bet).length > 0) bet = stepped(bet, 'say', 1n, wallet)
      expect(life.isDone(bet)).toBe(true)
      expect(wallet.balance()).toBe(BigInt(bet.wonMinor ?? '0') - life.stakedMinor(bet))
    }),
    { numRuns: process.env['UWANJA_DEEP'] ? 5_000 : 500 },
  )
})
