/**
 * The life of a bet, pure: what was asked of a wallet for it, what it came to, and what the wallet has yet to hear. Every id that
 * a wallet sees is made from the bet's key, so each obligation has one for ever and saying it twice moves money once.
 */

/** asked: the wallet has not answered. live: it counts. returning: it goes back, and the wallet has yet to hear so. */
export type StakeState = 'asked' | 'live' | 'returning' | 'returned' | 'refused'

export interface Stake {
  /** Minor units, as text: bets are plain JSON. */
  readonly minor: string
  readonly state: StakeState
}

export interface Bet {
  /** Random, and no other bet's. */
  readonly key: string
  /** The first is the bet; later ones are what its player added. */
  readonly stakes: readonly Stake[]
  /** What came of it, in minor units; 0: it lost. Null: nothing is decided. */
  readonly wonMinor: string | null
  /** The wallet has answered the outcome. */
  readonly isTold: boolean
  /** The wallet said no to a win or a return: a person has to look, and this is its code. */
  readonly disputed: string | null
}

export type BetState = 'asked' | 'live' | 'returning' | 'refused' | 'won' | 'lost'

/** Something for the wallet: take a stake, pay (0 closes the bet), or give a stake back. */
export interface Movement {
  readonly kind: 'debit' | 'credit' | 'rollback'
  readonly key: string
  readonly minor: bigint
  /** The key of the debit that a rollback undoes. */
  readonly of: string | null
}

/** A bet whose first stake is about to be asked for. */
export function newBet(key: string, minor: bigint): Bet {
  return { key, stakes: [{ minor: String(minor), state: 'asked' }], wonMinor: null, isTold: false, disputed: null }
}

export function stateOf({ stakes, wonMinor }: Bet): BetState {
  if (wonMinor !== null) return BigInt(wonMinor) > 0n ? 'won' : 'lost'
  const { state } = stakes[0]!
  return state === 'returned' ? 'returning' : state
}

export const isAsking = ({ stakes }: Bet): boolean => stakes.some(({ state }) => state === 'asked')

/** What it has cost so far, in minor units: stakes that count or may yet. */
export function stakedMinor({ stakes }: Bet): bigint {
  const counts = stakes.filter(({ state }) => state === 'asked' || state === 'live')
  return counts.reduce((sum, { minor }) => sum + BigInt(minor), 0n)
}

/** Does it count in its round? */
export function isIn(bet: Bet): boolean {
  const state = stateOf(bet)
  return state === 'live' || state === 'won' || state === 'lost'
}

const debitKey = ({ key }: Bet, nth: number) => `${key}-bet-${String(nth)}`
const creditKey = ({ key }: Bet) => `${key}-win`
const rollbackKey = ({ key }: Bet, nth: number) => `${key}-cancel-${String(nth)}`

export function debit(bet: Bet, nth: number): Movement {
  return { kind: 'debit', key: debitKey(bet, nth), minor: BigInt(bet.stakes[nth]!.minor), of: null }
}

/** What the wallet has yet to hear, in the order in which it should. */
export function owed(bet: Bet): readonly Movement[] {
  const back = bet.stakes.flatMap(({ state, minor }, nth): Movement[] =>
    state === 'returning'
      ? [{ kind: 'rollback', key: rollbackKey(bet, nth), minor: BigInt(minor), of: debitKey(bet, nth) }]
      : [],
  )
  if (bet.wonMinor === null || bet.isTold) return back
  return [...back, { kind: 'credit', key: creditKey(bet), minor: BigInt(bet.wonMinor), of: null }]
}

/** Nothing more will happen to it. */
export function isDone(bet: Bet): boolean {
  return !isAsking(bet) && stateOf(bet) !== 'live' && owed(bet).length === 0
}

function moved<B extends Bet>(bet: B, nth: number, from: readonly StakeState[], to: StakeState): B {
  const stake = bet.stakes[nth]
  if (!stake || !from.includes(stake.state))
    throw new Error(`stake ${String(nth)} of bet ${bet.key} is ${stake?.state ?? 'not there'}: it cannot become ${to}`)
  return { ...bet, stakes: bet.stakes.map((one, at) => (at === nth ? { ...one, state: to } : one)) }
}

function undecided(bet: Bet, change: string): void {
  if (bet.wonMinor !== null) throw new Error(`bet ${bet.key} is decided: it cannot be ${change}`)
}

/** A further stake is about to be asked for. */
export function further<B extends Bet>(bet: B, minor: bigint): B {
  if (stateOf(bet) !== 'live' || isAsking(bet)) throw new Error(`bet ${bet.key} takes no further stake now`)
  return { ...bet, stakes: [...bet.stakes, { minor: String(minor), state: 'asked' }] }
}

export const taken = <B extends Bet>(bet: B, nth: number): B => moved(bet, nth, ['asked'], 'live')
export const refused = <B extends Bet>(bet: B, nth: number): B => moved(bet, nth, ['asked'], 'refused')

/** Silence, or a yes that came too late: from here on the wallet is owed a rollback. */
export function sentBack<B extends Bet>(bet: B, nth: number): B {
  undecided(bet, 'sent back')
  return moved(bet, nth, ['asked', 'live'], 'returning')
}

/** Nobody can say any more what it came to: every stake goes back. */
export function voided<B extends Bet>(bet: B): B {
  undecided(bet, 'void')
  const isOut = ({ state }: Stake) => state === 'asked' || state === 'live'
  return { ...bet, stakes: bet.stakes.map((stake) => (isOut(stake) ? { ...stake, state: 'returning' } : stake)) }
}

/** From here on the outcome is owed to the wallet, whatever happens to this process. */
export function decided<B extends Bet>(bet: B, wonMinor: bigint): B {
  undecided(bet, 'decided again')
  if (stateOf(bet) !== 'live' || isAsking(bet)) throw new Error(`bet ${bet.key} does not count: nothing comes of it`)
  return { ...bet, wonMinor: String(wonMinor) }
}

/** What a kill leaves: nobody heard what the wallet said, so what was asked goes back, and what counts goes on. */
export function leftByKill<B extends Bet>(bet: B): B {
  return bet.stakes.reduce((left, { state }, nth) => (state === 'asked' ? sentBack(left, nth) : left), bet)
}

/**
 * The wallet answered a movement that was owed; answered twice, nothing more happens.
 *
 * @param code Why it said no, in its own words; null: it said yes.
 */
export function answered<B extends Bet>(bet: B, movementKey: string, code: string | null): B {
  const disputed = code ?? bet.disputed
  if (movementKey === creditKey(bet)) return { ...bet, isTold: true, disputed }
  const nth = bet.stakes.findIndex((_stake, at) => rollbackKey(bet, at) === movementKey)
  if (nth < 0) throw new Error(`bet ${bet.key} owes no ${movementKey}`)
  return { ...moved(bet, nth, ['returning', 'returned'], 'returned'), disputed }
}

/** For practice, of which no wallet hears: all that is owed counts as answered. */
export function toldAll<B extends Bet>(bet: B): B {
  return owed(bet).reduce((told, { key }) => answered(told, key, null), bet)
}
