/** The till: holds the stakes, writes what becomes of them, and sees to it that the wallet hears of it. */
import { payoutMinor, pays } from '@uwanja/contract/fair/fairness'
import type { Heard } from '@uwanja/providers/games/speaker'
import type { Book } from '@uwanja/runtime/books'
import type { Clock } from '@uwanja/runtime/clock'
import { openObligations } from '../../wallet/obligations.ts'
import type { Session, Sessions } from '../../players/sessions.ts'
import { owedCall, slotOf, type Stake } from './stakes.ts'
import type { Slot } from '@uwanja/contract/studio/zeppelin'
import type { Wallet } from '../../wallet/wallet.ts'

export interface TillWorld {
  readonly book: Book<Stake>
  readonly clock: Clock
  readonly wallet: Wallet
  readonly sessions: Sessions
  /** Something became of this stake. */
  readonly tell: (stake: Stake) => void
  readonly warn: (text: string) => void
}

export interface Till {
  get(id: string): Stake | undefined
  all(): readonly Stake[]
  /** The newest bet of this player in one of the two slots. */
  latestOf(session: Pick<Session, 'playerId'>, slot: Slot): Stake | undefined
  save(stake: Stake): void
  /** Writes an outcome; from here on it is owed to the wallet, whatever happens to this process. */
  decide(stake: Stake, outcome: Partial<Stake> & Pick<Stake, 'state'>): Stake
  pay(stake: Stake, cashOut: number): Stake
  /** What the crash makes of a stake that is still in the air. */
  settle(stake: Stake, crash: number): void
  heardBalance(playerId: string, heard: Heard): void
  /** Forgets what is over, except the flight before this one. */
  prune(round: number): void
  /** Puts right what the last process left behind. `crashOf` knows the rounds that were played to their end. */
  recover(crashOf: (round: number) => number | null): void
  close(): void
}

export function openTill(world: TillWorld): Till {
  const { book, sessions, tell } = world
  /** Of this flight and the one before, and older ones that still owe; practice ones live only here. */
  const stakes = new Map<string, Stake>()
  const latest = new Map<string, string>()
  const obligations = openObligations<Stake>({
    clock: world.clock,
    walletOf: () => world.wallet,
    owedCall,
    answered,
  })

  function keep(stake: Stake): void {
    stakes.set(stake.id, stake)
    const newest = stakes.get(latest.get(seatOf(stake)) ?? '')
    if (!newest || newest.round <= stake.round) latest.set(seatOf(stake), stake.id)
  }
  function save(stake: Stake): void {
    if (stake.token !== null) book.put(stake)
    if (stakes.has(stake.id)) stakes.set(stake.id, stake)
    else keep(stake)
    tell(stake)
  }
  function heardBalance(playerId: string, heard: Heard): void {
    if (heard.heard !== 'unknown' && heard.balanceMinor !== null) sessions.setBalance(playerId, heard.balanceMinor)
  }
  function answered(stake: Stake, heard: Exclude<Heard, { heard: 'unknown' }>): void {
    const disputed = heard.heard === 'refused' ? heard.code : null
    if (disputed) world.warn(`the wallet refused what stake ${stake.id} owes (${stake.state}) with code ${disputed}`)
    heardBalance(stake.playerId, heard)
    save({ ...stake, settled: true, disputed })
  }
  function decide(stake: Stake, outcome: Partial<Stake> & Pick<Stake, 'state'>): Stake {
    const isFree = stake.token === null
    const decided = { ...stake, ...outcome, settled: isFree || outcome.state === 'refused' }
    if (isFree) returnChips(sessions, decided)
    save(decided)
    if (owedCall(decided)) void obligations.owe(decided)
    return decided
  }
  const pay = (stake: Stake, cashOut: number) =>
    decide(stake, { state: 'won', cashOut, wonMinor: payoutMinor(BigInt(stake.stakeMinor), cashOut).toString() })
  function settle(stake: Stake, crash: number): void {
    if (stake.auto !== null && pays(stake.auto, crash)) pay(stake, stake.auto)
    else decide(stake, { state: 'lost' })
  }
  return {
    get: (id) => stakes.get(id),
    all: () => [...stakes.values()],
    latestOf: ({ playerId }, slot) => stakes.get(latest.get(seatOf({ playerId, slot })) ?? ''),
    save,
    decide,
    pay,
    settle,
    heardBalance,
    prune: (round) => prune(stakes, latest, round),
    recover(crashOf) {
      const unsettled = book.all().filter((stake) => !stake.settled)
      for (const stake of unsettled) {
        keep(stake)
        const crash = crashOf(stake.round)
        if (stake.state === 'live' && crash !== null) settle(stake, crash)
        else if (stake.state === 'live' || stake.state === 'asked') decide(stake, { state: 'returning', why: 'void' })
        else void obligations.owe(stake)
      }
    },
    close: () => obligations.close(),
  }
}

const seatOf = (stake: Pick<Stake, 'playerId' | 'slot'>) => `${stake.playerId} ${String(slotOf(stake))}`

function returnChips(sessions: Sessions, { state, wonMinor, playerId }: Stake): void {
  if (state === 'won') sessions.setBalance(playerId, (sessions.balance(playerId) ?? 0n) + BigInt(wonMinor ?? '0'))
}

function prune(stakes: Map<string, Stake>, latest: Map<string, string>, round: number): void {
  for (const stake of stakes.values()) {
    if (stake.round >= round - 1 || !stake.settled) continue
    stakes.delete(stake.id)
    if (latest.get(seatOf(stake)) === stake.id) latest.delete(seatOf(stake))
  }
}
