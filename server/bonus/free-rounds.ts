/**
 * Rounds of free spins as a company plays them: a bet of nothing that names them takes one, its win is cash or a bonus by their
 * rule, and a bet that is taken back gives it back. Each is one transaction with the ledger's own journal of it.
 */
import type { Amount } from '@uwanja/contract/wire/amounts'
import type { Tx } from '@uwanja/database/sql'
import type { WagerAnswer } from '@uwanja/money'
import type { FreeSpinsTold } from '@uwanja/providers/plugs'
import { mayDie } from '../runtime/failpoints.ts'
import type { BonusDeps } from './bonus.ts'
import {
  giveSpinBack,
  isPaidSpin,
  lockFreeSpins,
  markWon,
  playable,
  spinOfRound,
  takeSpin,
  type FreeSpins,
  type StoredSpin,
} from './free-spin-store.ts'
import { endIfOver } from './free-spins.ts'
import { grantPrize } from './prize.ts'

interface FreeRoundOf {
  readonly company: string
  readonly playerId: bigint
  readonly freeSpins: string
  readonly key: string
}
export type FreeMove = FreeRoundOf & { readonly round: string; readonly gameId: string; readonly amount: Amount }
export type FreeBack = FreeRoundOf & { readonly betKey: string; readonly currency: Amount['currency'] }

export interface FreeRounds {
  of(playerId: bigint): Promise<readonly FreeSpinsTold[]>
  bet(move: FreeMove): Promise<WagerAnswer>
  win(move: FreeMove): Promise<WagerAnswer>
  back(move: FreeBack): Promise<WagerAnswer>
}

export type FreeRoundDeps = BonusDeps & {
  warn(what: string, details: Readonly<Record<string, string>>): void
}

/** A refusal after something was written: all of it is undone. */
class Undone extends Error {
  readonly answer: WagerAnswer
  constructor(answer: WagerAnswer) {
    super('the free round was refused')
    this.answer = answer
  }
}

const refused = (status: WagerAnswer['status']): WagerAnswer => ({ status, journalId: null, balance: null })

/** Under a name of their own in the ledger: a win that does not name its free spins finds no round. */
const roundOf = (round: string): string => `free:${round}`
const idOf = (raw: string): bigint | null => (/^\d{1,18}$/.test(raw) ? BigInt(raw) : null)

function inTurn(deps: FreeRoundDeps, work: (tx: Tx, id: bigint) => Promise<WagerAnswer>) {
  return async ({ freeSpins, company, key }: FreeRoundOf): Promise<WagerAnswer> => {
    const id = idOf(freeSpins)
    if (id === null) return refused('unknown-reference')
    try {
      return await deps.db.transaction((tx) => work(tx, id))
    } catch (error) {
      if (error instanceof Undone) return error.answer
      deps.warn('a free round was not written', { company, key, error: String(error) })
      return refused('fault')
    }
  }
}

async function bet(deps: FreeRoundDeps, tx: Tx, id: bigint, move: FreeMove): Promise<WagerAnswer> {
  const { company, key, playerId, round, gameId, amount, freeSpins } = move
  if (amount.minor !== 0n) return refused('amount')
  const details = { game: gameId, freeSpins }
  const stake = { source: company, key, playerId, round: roundOf(round), amount, details, content: freeSpins }
  // The repeat of one that was taken gets its first answer, whatever became of the others.
  const answer = await deps.money.stake(tx, { ...stake, kind: 'staked' })
  if (answer.status !== 'ok') return answer
  const spin = { company, key, round, game: gameId, playerId, currency: amount.currency }
  if (!(await takeSpin(tx, id, spin))) throw new Undone(refused('limit'))
  mayDie(tx, 'free-spin.staked')
  return answer
}

interface Won {
  readonly spins: FreeSpins
  readonly spin: StoredSpin
  readonly paidMinor: bigint
}

async function win(deps: FreeRoundDeps, tx: Tx, id: bigint, move: FreeMove): Promise<WagerAnswer> {
  const { company, key, playerId, round, gameId, amount } = move
  await deps.money.gate.locked(tx, playerId)
  const spins = await lockFreeSpins(tx, id)
  const spin = await spinOfRound(tx, id, company, round)
  if (!spins || spins.playerId !== playerId || !spin || spin.state === 'returned') return refused('unknown-round')
  if (spin.wonMinor !== null && spin.wonMinor !== amount.minor) return refused('reused')
  const left = spins.mostMinor - spins.wonMinor
  const paidMinor = spin.paidMinor ?? (amount.minor < left ? amount.minor : left)
  // What becomes a bonus is no win of the company's: that one ends its round with nothing.
  const minor = spins.winnings === 'cash' ? paidMinor : 0n
  const item = {
    source: company,
    key,
    playerId,
    round: roundOf(round),
    details: { game: gameId, freeSpins: String(id) },
  }
  const won = () => deps.money.won(tx, { ...item, kind: 'won', amount: { ...amount, minor } })
  if (spin.state === 'won') {
    const again = await won()
    // Under another key: one round, one win.
    if (again.status === 'ok') throw new Undone(refused('reused'))
    return again
  }
  // Before the ledger's own journal of the win, whose balance is the answer, now and whenever it is said again.
  await pay(deps, tx, move, { spins, spin, paidMinor })
  const answer = await won()
  if (answer.status !== 'ok') throw new Undone(answer)
  if (answer.balance) deps.publishMoved(tx, { playerId, currency: spins.currency }, answer.balance)
  await markWon(tx, id, { company, key: spin.key }, { wonMinor: amount.minor, paidMinor })
  await endIfOver(deps, tx, { ...spins, wonMinor: spins.wonMinor + paidMinor })
  mayDie(tx, 'free-spin.won')
  return answer
}

/** Out of the promotion's account. */
async function pay(
  { money }: FreeRoundDeps,
  tx: Tx,
  { company, playerId }: FreeMove,
  { spins, spin, paidMinor: minor }: Won,
): Promise<void> {
  if (minor === 0n) return
  const { currency, promotionId, times, days } = spins
  const event = { key: `FREESPIN-${company}-${spin.key}`, amount: { currency, minor } }
  if (spins.winnings === 'cash') {
    await money.promotion.covered(tx, { ...event, promotion: promotionId, company })
    return
  }
  await money.bonus.granted(tx, { ...event, playerId, promotion: promotionId })
  await grantPrize(tx, { playerId, currency, minor, times, days, rule: event.key, promotionId })
}

async function back(deps: FreeRoundDeps, tx: Tx, id: bigint, move: FreeBack): Promise<WagerAnswer> {
  const { company, key, playerId, betKey, currency } = move
  await deps.money.gate.locked(tx, playerId)
  const spins = await lockFreeSpins(tx, id)
  // Of a bonus the ledger's own win is nothing, on which nothing leans.
  if (await isPaidSpin(tx, company, betKey)) return refused('wins-stand')
  const item = { source: company, key, playerId, kind: 'rolled-back', betKey, currency } as const
  const answer = await deps.money.rolledBack(tx, item)
  if (answer.status === 'ok' && spins?.playerId === playerId) {
    await giveSpinBack(tx, id, { company, key: betKey })
    await endIfOver(deps, tx, spins)
  }
  return answer
}

export function freeRounds(deps: FreeRoundDeps): FreeRounds {
  return {
    async of(playerId) {
      const open = await playable(deps.db, playerId)
      return open.map(({ id, spins, used, spinMinor: minor, endsAt }) => ({
        id: String(id),
        left: spins - used,
        minor,
        endsAt,
      }))
    },
    bet: async (move) => inTurn(deps, (tx, id) => bet(deps, tx, id, move))(move),
    win: async (move) => inTurn(deps, (tx, id) => win(deps, tx, id, move))(move),
    back: async (move) => inTurn(deps, (tx, id) => back(deps, tx, id, move))(move),
  }
}
