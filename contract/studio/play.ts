/** What the studio tells the page of an instant game. Types only; amounts are minor units as text. */

/** What a game says of itself, in its info. */
export interface GameFacts {
  /** Computed exactly from the configuration; where play matters, for the advice that the page shows. */
  readonly rtpBasisPoints: number
  readonly volatility: 'low' | 'medium' | 'high' | null
  /** The largest win, in hundredths of the stake; null where there is no bound. */
  readonly topWinHundredths: number | null
  /** All that the page needs to draw the game and its pay table; its shape is the game's own. */
  readonly table: unknown
}

export interface GameView extends GameFacts {
  readonly company: string
  readonly gameId: string
  readonly name: string
  readonly features: readonly string[]
  /** A slot's theme or a drawing, and the title's two colours. */
  readonly look: { readonly motif: string; readonly colours: readonly [string, string] }
}

/**
 * asked: the wallet has not answered the stake yet. live: waits for the player. over: decided. returning: the stake
 * goes back. refused: the wallet said no, nothing moved.
 */
export type PlayPhase = 'asked' | 'live' | 'over' | 'returning' | 'refused'

/** Why a bet or a move was refused, or goes back. The first group is the studio's own, the second the wallet's. */
export type PlayWhy =
  | 'no-session'
  | 'bad-bet'
  | 'bad-move'
  | 'below-limit'
  | 'above-limit'
  | 'unfinished'
  | 'busy'
  | 'new-seed'
  | 'no-answer'
  | 'void'
  | 'funds'
  | 'expired'
  | 'blocked'
  | 'limit'
  | 'refused'

export interface RoundProof {
  readonly commitment: string
  readonly words: string
  /** Null until the round is over. */
  readonly seed: string | null
  readonly ranges: readonly number[]
}

export interface PlayRound {
  readonly id: string
  /** Unix milliseconds, the studio's clock. */
  readonly startedMs: number
  readonly phase: PlayPhase
  /** The chosen stake, and all that the round has cost so far. */
  readonly stakeMinor: string
  readonly costMinor: string
  /** Null until the round is over. */
  readonly winMinor: string | null
  readonly why: PlayWhy | null
  /** How many moves were made; a move names it, so that the same move twice counts once. */
  readonly step: number
  /** The round was ended by the rules because nobody came back for it. */
  readonly wasLeft: boolean
  /** What the bet was, and what is to be seen: the game's own shapes. `view` is null before the first step. */
  readonly wish: unknown
  readonly view: unknown
  /** The wallet has answered what followed from the outcome. */
  readonly settled: boolean
  /** The wallet said no to a win or a return: a person has to look, and this is its code. */
  readonly disputed: string | null
  readonly proof: RoundProof
}

export interface FreeSpinsView {
  readonly id: string
  readonly left: number
  /** What each is worth: the stake that the game counts with. */
  readonly stakeMinor: string
  readonly endsAt: string
}

export interface PlayerView {
  readonly name: string
  /** Null: practice chips. */
  readonly currency: string | null
  readonly balanceMinor: string | null
  /** Rounds of this game that somebody gives the player, the first to end before the others; null: none. */
  readonly freeSpins: FreeSpinsView | null
  readonly minMinor: string
  readonly maxMinor: string
  /** Fixes the luck of the next round. */
  readonly commitment: string
  /** Earlier rounds whose win or return the wallet has not answered yet. */
  readonly waiting: number
}

export interface PlayState {
  readonly game: GameView
  readonly me: PlayerView
  /** The unfinished round, else the last one; null: none yet. */
  readonly round: PlayRound | null
}

export type PlayAnswer =
  | { readonly ok: true; readonly me: PlayerView; readonly round: PlayRound }
  | {
      readonly ok: false
      readonly why: PlayWhy
      readonly me: PlayerView | null
      readonly round: PlayRound | null
    }

/** Of `POST open`. The id is the page's, so that a lost answer can be asked for again without a second bet. */
export interface OpenRequest {
  readonly id: string
  /** Decimal text: "100.00". */
  readonly stake: string
  readonly wish: unknown
  /** Plays one of these free spins instead of a stake. */
  readonly freeSpins?: string | undefined
  /** What the page showed before the stake, and what the player adds to it. */
  readonly commitment: string
  readonly words: string
}

export interface MoveRequest {
  readonly id: string
  readonly step: number
  readonly move: unknown
}
