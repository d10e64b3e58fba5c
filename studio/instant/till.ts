/** The till of the instant games: writes what becomes of a round and sees to it that the wallet hears of it, once. */
import type { Heard } from '@uwanja/providers/games/speaker'
import type { Clock } from '@uwanja/runtime/clock'
import { openObligations } from '../wallet/obligations.ts'
import type { Sessions } from '../players/sessions.ts'
import type { Wallet } from '../wallet/wallet.ts'
import type { Step } from './engine.ts'
import type { RoundRing } from './round-ring.ts'
import { debtCall, debtsOf, withStake, type Debt, type RoundRow } from './round.ts'

export interface Till {
  save(row: RoundRow): RoundRow
  /** Writes what a step came to. From here on a win is owed, whatever happens to this process. */
  took(row: RoundRow, step: Step<unknown>, ranges: readonly number[]): RoundRow
  /** Gives back every stake that was asked for or taken. */
  giveBack(row: RoundRow, change: Partial<RoundRow>): RoundRow
  /** Says what the row owes; resolves after the first try or after a moment, so that a page need not ask again. */
  tell(row: RoundRow): Promise<void>
  heardBalance(playerId: string, heard: Heard): void
  of(playerId: string): readonly RoundRow[]
  get(key: string): RoundRow | undefined
  open(): readonly RoundRow[]
  place(row: Pick<RoundRow, 'token'>): Pick<RoundRow, 'id' | 'order'>
  close(): void
}

export interface TillWorld {
  readonly rounds: RoundRing
  readonly practice: RoundRing
  readonly clock: Clock
  readonly sessions: Sessions
  readonly walletOf: (row: RoundRow) => Wallet
  readonly warn: (text: string) => void
}

/** A page waits this long for the wallet's word on a win before it shows the outcome without. */
const PATIENCE_MS = 1_500

export function openTill(world: TillWorld): Till {
  const { rounds, practice, clock, sessions } = world
  const obligations = openObligations<Debt>({
    clock,
    walletOf: ({ row }) => world.walletOf(row),
    owedCall: debtCall,
    answered,
  })
  const get = (key: string) => rounds.get(key) ?? practice.get(key)

  function save(row: RoundRow): RoundRow {
    ;(row.token === null ? practice : rounds).put(row)
    return row
  }
  function heardBalance(playerId: string, heard: Heard): void {
    if (heard.heard !== 'unknown' && heard.balanceMinor !== null) sessions.setBalance(playerId, heard.balanceMinor)
  }
  function answered(debt: Debt, heard: Exclude<Heard, { heard: 'unknown' }>): void {
    const row = get(debt.row.key)
    if (!row) return
    const code = heard.heard === 'refused' ? heard.code : null
    if (code) world.warn(`the wallet of ${row.company} refused ${debt.id} with code ${code}`)
    heardBalance(row.playerId, heard)
    const told = debt.stake === null ? { ...row, winTold: true } : withStake(row, debt.stake, 'returned')
    save({ ...told, disputed: code ?? row.disputed })
  }
  function chips(playerId: string, minor: bigint): void {
    sessions.setBalance(playerId, (sessions.balance(playerId) ?? 0n) + minor)
  }
  return {
    save,
    took(row, { state, winMinor, isOver }, ranges) {
      const { now } = clock
      const played = { ...row, state, ranges, touchedMs: now(), why: null, winMinor: winMinor.toString() }
      if (isOver && row.token === null) chips(row.playerId, winMinor)
      return save({ ...played, phase: isOver ? 'over' : 'live' })
    },
    giveBack(row, change) {
      const stakes = row.stakes.map((stake) =>
        stake.state === 'asked' || stake.state === 'taken' ? ({ ...stake, state: 'returning' } as const) : stake,
      )
      return save({ ...row, ...change, stakes })
    },
    async tell(row) {
      const said = Promise.all(debtsOf(row).map((debt) => obligations.owe(debt)))
      let cancel = () => {}
      const patience = new Promise<void>((resolve) => (cancel = clock.after(PATIENCE_MS, resolve)))
      await Promise.race([said, patience])
      cancel()
    },
    heardBalance,
    of: (playerId) => [...rounds.of(playerId), ...practice.of(playerId)],
    get,
    open: () => rounds.open(),
    place: ({ token }) => (token === null ? practice : rounds).place(),
    close: () => obligations.close(),
  }
}
