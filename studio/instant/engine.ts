/**
 * What an instant game is: pure functions over its configuration, its state and luck. Money, sessions, restarts and
 * pages are the play core's; a game only says what a bet costs, what happens, and what it wins.
 */
import type { GameFacts } from '@uwanja/contract/studio/play'
import type { Chance } from '../luck/chance.ts'

/** A bet as the game understood it. `costMinor` is taken before any luck is drawn. */
export interface Bet<Selection> {
  readonly wish: Selection
  /** The chosen stake: a spin, a hand, a card or a chip, as the game says. */
  readonly stakeMinor: bigint
  readonly costMinor: bigint
}

export interface Step<State> {
  readonly state: State
  /** What the whole round wins, stakes not subtracted. Counts when the round is over, and is paid once. */
  readonly winMinor: bigint
  readonly isOver: boolean
}

/** `Selection`, `State` and `Move` are plain JSON, because a round has to outlive the process. */
export interface InstantEngine<Config, Selection, State, Move> {
  /** Null: not a bet of this game, or a stake that it cannot divide. */
  readBet(config: Config, rawSelection: unknown, stakeMinor: bigint): Bet<Selection> | null
  open(config: Config, bet: Bet<Selection>, chance: Chance): Step<State>
  /** `moreMinor` is taken before the move's luck is drawn. Null: not a move that is possible now. */
  readMove(
    config: Config,
    state: State,
    rawMove: unknown,
    bet: Bet<Selection>,
  ): { readonly move: Move; readonly moreMinor: bigint } | null
  move(config: Config, state: State, move: Move, bet: Bet<Selection>, chance: Chance): Step<State>
  /** The move that ends a round, step by step, for somebody who never came back; it may cost nothing more. */
  leave(config: Config, state: State): Move
  /** What the player may see now: nothing that is still hidden. */
  view(config: Config, state: State, bet: Bet<Selection>): unknown
  facts(config: Config): GameFacts
}

/** A game with its configuration inside: what the core works with, whatever the game. */
export interface SealedGame {
  readBet(rawSelection: unknown, stakeMinor: bigint): Bet<unknown> | null
  open(bet: Bet<unknown>, chance: Chance): Step<unknown>
  readMove(
    state: unknown,
    rawMove: unknown,
    bet: Bet<unknown>,
  ): { readonly move: unknown; readonly moreMinor: bigint } | null
  move(state: unknown, move: unknown, bet: Bet<unknown>, chance: Chance): Step<unknown>
  leave(state: unknown): unknown
  view(state: unknown, bet: Bet<unknown>): unknown
  facts(): GameFacts
}

/** The casts are here and nowhere else: selection and state come back from the round's row, where this game wrote them. */
export function sealGame<Config, Selection, State, Move>(
  engine: InstantEngine<Config, Selection, State, Move>,
  config: Config,
): SealedGame {
  const known = (bet: Bet<unknown>) => bet as Bet<Selection>
  return {
    readBet: (rawSelection, stakeMinor) => engine.readBet(config, rawSelection, stakeMinor),
    open: (bet, chance) => engine.open(config, known(bet), chance),
    readMove: (state, rawMove, bet) => engine.readMove(config, state as State, rawMove, known(bet)),
    move: (state, move, bet, chance) => engine.move(config, state as State, move as Move, known(bet), chance),
    leave: (state) => engine.leave(config, state as State),
    view: (state, bet) => engine.view(config, state as State, known(bet)),
    facts: () => engine.facts(config),
  }
}

/** For games that are over with their first step. */
export const NO_MOVES = {
  readMove: () => null,
  move: () => {
    throw new Error('this game has no moves')
  },
  leave: () => {
    throw new Error('this game has no moves')
  },
} as const
