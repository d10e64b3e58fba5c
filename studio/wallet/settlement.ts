/** What all betting does with money: asks for stakes, writes what becomes of bets, and sees that their wallets hear of it, once. */
import * as life from '@uwanja/bets/bet'
import type { Movement } from '@uwanja/bets/bet'
import { openOutbox, type WalletAnswer } from '@uwanja/bets/outbox'
import type { CallbackOutcome, HeardRefusal, SpokenAsk } from '@uwanja/providers/games/callback-client'
import type { Clock } from '@uwanja/runtime/clock'
import { whenKept, type BetBook, type Kept, type StudioBet } from '../books/books.ts'
import type { Place, Sessions } from '../players/sessions.ts'
import type { Wallet } from './wallet.ts'

/** Why a stake that was asked for does not count. */
export type AskWhy = 'no-answer' | 'too-late' | 'funds' | 'expired' | 'blocked' | 'limit' | 'refused'

const REFUSED: Partial<Record<HeardRefusal, AskWhy>> = {
  funds: 'funds',
  token: 'expired',
  expired: 'expired',
  blocked: 'blocked',
  limit: 'limit',
}

/**
 * Where a crash test lets the process die: a stake is kept and about to be asked for, the wallet has answered it, an outcome is kept
 * and about to be told, the wallet has answered that.
 */
export type Point = 'asked' | 'answered' | 'decided' | 'told'

export interface SettlementWorld<B extends StudioBet> {
  readonly book: BetBook<B>
  readonly clock: Clock
  readonly sessions: Sessions
  readonly walletOf: (place: Place) => Wallet
  /** To the wallet a bet is a round of its own: one cost and one outcome. */
  readonly roundOf: (bet: B) => string
  /** Something became of this bet. */
  readonly changed: (bet: B) => void
  readonly warn: (text: string) => void
  readonly reached?: ((point: Point) => void) | undefined
}

/** On which terms a stake is taken. */
export interface Terms<B extends StudioBet> {
  /** Does it still count? */
  isTime(): boolean
  /** What becomes of the bet by a yes; written together with it, so that no kill comes between. */
  yes?(bet: B): B
  /** What the bet keeps of why not. */
  no?(bet: B, why: AskWhy): B
}

export interface Took {
  /** Null: it counts. */
  readonly why: AskWhy | null
  /** The wallet's word on what the bet owes by now, after the first try. */
  readonly told: Promise<void>
}

export interface Settlement<B extends StudioBet> {
  /** Of those in memory: all on which somebody has to act, and what their game has not forgotten yet. */
  get(key: string): B | undefined
  all(): readonly B[]
  save(bet: B): Kept
  /** Writes it and says what it owes. The promise is for the wallet's word, after the first try; `kept` for the book's. */
  settle(bet: B): { readonly kept: Kept; readonly told: Promise<void> }
  /** Asks for a stake of a written bet. It counts when the wallet said yes in time. */
  take(bet: B, nth: number, terms: Terms<B>): Promise<Took>
  /** It leaves memory. */
  forget(key: string): void
  close(): void
}

function spoken(bet: StudioBet, round: string, { kind, key, minor, of }: Movement): SpokenAsk {
  const { token, currency, gameId, freeSpins } = bet
  if (token === null || currency === null) throw new Error('practice chips never reach a wallet')
  const money = { token, round, gameId, minor, currency, ...(freeSpins === undefined ? {} : { freeSpins }) }
  if (kind === 'rollback') return { ask: 'rollback', key, betKey: of ?? '', ...money }
  return { ask: kind === 'debit' ? 'bet' : 'win', key, ...money }
}

const same = <B>(bet: B): B => bet
const isPractice = ({ token }: StudioBet): boolean => token === null

async function askWallet<B extends StudioBet>(
  { walletOf, roundOf, reached }: SettlementWorld<B>,
  bet: B,
  movement: Movement,
): Promise<CallbackOutcome> {
  const isDebit = movement.kind === 'debit'
  reached?.(isDebit ? 'asked' : 'decided')
  const heard = await walletOf(bet).ask(spoken(bet, roundOf(bet), movement))
  reached?.(isDebit ? 'answered' : 'told')
  return heard
}

/** What an answer means for the stake that was asked for. */
function answerOf(heard: CallbackOutcome, isTime: boolean): AskWhy | null {
  if (heard.heard === 'unknown') return 'no-answer'
  if (heard.heard === 'refused') return REFUSED[heard.why] ?? 'refused'
  return isTime ? null : 'too-late'
}

export function openSettlement<B extends StudioBet>(world: SettlementWorld<B>): Settlement<B> {
  const { book, sessions, clock } = world
  const bets = new Map<string, B>()
  let isClosed = false
  const outbox = openOutbox<B>({
    after: (ms, fn) => void clock.after(ms, fn),
    current: (key) => bets.get(key),
    say: (bet, movement) => say(bet, movement),
    async answered(bet, movement, code) {
      if (code) world.warn(`the wallet of ${bet.company} refused ${movement.key} with code ${code}`)
      const now = life.answered(bets.get(bet.key) ?? bet, movement.key, code)
      await save(now)
      return now
    },
  })

  async function ask(bet: B, movement: Movement): Promise<CallbackOutcome> {
    const heard = await askWallet(world, bet, movement)
    if (!isClosed && heard.heard !== 'unknown' && heard.balanceMinor !== null)
      sessions.setBalance(bet.playerId, heard.balanceMinor)
    return heard
  }
  async function say(bet: B, movement: Movement): Promise<WalletAnswer> {
    const heard = await ask(bet, movement)
    return heard.heard === 'unknown' ? 'unknown' : { code: heard.heard === 'refused' ? heard.code : null }
  }
  function save(bet: B): Kept {
    bets.set(bet.key, bet)
    const kept = isPractice(bet) ? null : book.put(bet)
    whenKept(kept, () => {
      if (!isClosed) world.changed(bet)
    })
    return kept
  }
  function settle(bet: B): { kept: Kept; told: Promise<void> } {
    if (isPractice(bet)) {
      chips(sessions, bet, life.owed(bet))
      return { kept: save(life.toldAll(bet)), told: Promise.resolve() }
    }
    const kept = save(bet)
    const told = kept === null ? outbox.owe(bet) : kept.then(() => outbox.owe(bets.get(bet.key) ?? bet))
    return { kept, told }
  }
  async function take(bet: B, nth: number, { isTime, yes = same, no = same }: Terms<B>): Promise<Took> {
    const practice = isPractice(bet)
    if (practice) chips(sessions, bet, [life.debit(bet, nth)])
    const heard = practice ? null : await ask(bet, life.debit(bet, nth))
    if (isClosed) return { why: 'no-answer', told: Promise.resolve() }
    const why = heard === null ? null : answerOf(heard, isTime())
    const now = bets.get(bet.key) ?? bet
    const isRefused = heard?.heard === 'refused'
    const next =
      why === null ? yes(life.taken(now, nth)) : no((isRefused ? life.refused : life.sentBack)(now, nth), why)
    const { kept, told } = settle(next)
    await kept
    return { why, told }
  }
  return {
    get: (key) => bets.get(key),
    all: () => [...bets.values()],
    save,
    settle,
    take,
    forget: (key) => void bets.delete(key),
    close() {
      isClosed = true
      outbox.close()
    },
  }
}

/** Practice: chips go and come as money would. */
function chips(sessions: Sessions, { playerId }: StudioBet, movements: readonly Movement[]): void {
  const change = movements.reduce((sum, { kind, minor }) => sum + (kind === 'debit' ? -minor : minor), 0n)
  sessions.setBalance(playerId, (sessions.balance(playerId) ?? 0n) + change)
}
