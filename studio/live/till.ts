/** The till of the shared tables: holds the slips, writes what becomes of them, and sees that the wallet hears of it. */
import type { Heard } from '@uwanja/providers/games/speaker'
import type { Book } from '@uwanja/runtime/books'
import type { Clock } from '@uwanja/runtime/clock'
import { openObligations, type Answered } from '../wallet/obligations.ts'
import type { Place, Sessions } from '../players/sessions.ts'
import type { Wallet } from '../wallet/wallet.ts'
import { owedCall, type Slip } from './slip.ts'

export interface TillWorld {
  readonly book: Book<Slip>
  readonly clock: Clock
  readonly walletOf: (place: Place) => Wallet
  readonly sessions: Sessions
  /** Something became of this slip. */
  readonly tell: (slip: Slip) => void
  readonly warn: (text: string) => void
}

export interface Till {
  get(key: string): Slip | undefined
  /** Also one that only the book still knows, after a restart. */
  stored(key: string): Slip | undefined
  /** Of one table's round. */
  of(place: Place, round: number): readonly Slip[]
  all(): readonly Slip[]
  /** A new slip, in a free place of the book. */
  add(slip: Omit<Slip, 'id'>): Slip
  save(slip: Slip): Slip
  /** Writes an outcome; from here on it is owed to the wallet, whatever happens to this process. */
  decide(slip: Slip, outcome: Partial<Slip> & Pick<Slip, 'state'>): Slip
  heardBalance(playerId: string, heard: Heard): void
  /** Forgets the table's slips that are told, except those of the rounds that players can still look up. */
  prune(place: Place, round: number): void
  /** What the last process left: for each slip that is not told, what its round came to. */
  recover(outcome: (slip: Slip) => (Partial<Slip> & Pick<Slip, 'state'>) | null): void
  close(): void
}

/** As many rounds as the round book shows of a table. */
const KEPT_ROUNDS = 20

const samePlace = (one: Place, other: Place) => one.company === other.company && one.gameId === other.gameId

export function openTill({ book, clock, walletOf, sessions, tell, warn }: TillWorld): Till {
  const slips = new Map<string, Slip>()
  const free: string[] = []
  let places = book.all().length
  const obligations = openObligations<Slip>({ clock, walletOf, owedCall, answered })

  function save(slip: Slip): Slip {
    if (slip.token !== null) book.put(slip)
    slips.set(slip.key, slip)
    tell(slip)
    return slip
  }
  function heardBalance(playerId: string, heard: Heard): void {
    if (heard.heard !== 'unknown' && heard.balanceMinor !== null) sessions.setBalance(playerId, heard.balanceMinor)
  }
  function answered(slip: Slip, heard: Answered): void {
    const disputed = heard.heard === 'refused' ? heard.code : null
    if (disputed) warn(`the wallet of ${slip.company} refused what slip ${slip.key} owes with code ${disputed}`)
    heardBalance(slip.playerId, heard)
    save({ ...slip, settled: true, disputed })
  }
  function decide(slip: Slip, outcome: Partial<Slip> & Pick<Slip, 'state'>): Slip {
    const isFree = slip.token === null
    const decided = { ...slip, ...outcome, settled: isFree || outcome.state === 'refused' }
    if (isFree) returnChips(sessions, decided)
    save(decided)
    if (owedCall(decided)) void obligations.owe(decided)
    return decided
  }
  return {
    get: (key) => slips.get(key),
    stored: (key) => slips.get(key) ?? book.all().find((slip) => slip.key === key),
    of: (place, round) => [...slips.values()].filter((slip) => slip.round === round && samePlace(slip, place)),
    all: () => [...slips.values()],
    add: (slip) => save({ ...slip, id: slip.token === null ? 'practice' : (free.pop() ?? String(places++)) }),
    save,
    decide,
    heardBalance,
    prune(place, round) {
      for (const slip of slips.values()) {
        if (!samePlace(slip, place) || slip.round >= round - KEPT_ROUNDS || !slip.settled) continue
        slips.delete(slip.key)
        if (slip.token !== null) free.push(slip.id)
      }
    },
    recover(outcome) {
      for (const slip of book.all()) {
        slips.set(slip.key, slip)
        if (slip.settled) continue
        const found = outcome(slip)
        if (found) decide(slip, found)
        else void obligations.owe(slip)
      }
    },
    close: () => obligations.close(),
  }
}

/** Practice chips: a win is paid, a stake that goes back is put back. */
function returnChips(sessions: Sessions, { state, wonMinor, stakeMinor, playerId }: Slip): void {
  const back = state === 'won' ? BigInt(wonMinor ?? '0') : state === 'returning' ? BigInt(stakeMinor) : 0n
  sessions.setBalance(playerId, (sessions.balance(playerId) ?? 0n) + back)
}
