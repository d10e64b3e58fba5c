/**
 * The shapes that an outside company must fit. A plug translates: it never touches the database, the ledger or a
 * player's session; the server decides. Every plug is given its `Wire` (addresses and keys) and speaks real HTTP.
 */
import type { Amount, Currency } from '@uwanja/contract/wire/amounts'
import type { Flow } from '@uwanja/contract/site/cashier'
import type { Complaint } from './complaint.ts'
import type { MethodTexts, PaymentField } from './payment-fields.ts'
import type { ListedGame } from './listed-game.ts'
import type { Seal } from './seal.ts'

/** Where a company is and how we prove ourselves to each other. From the environment, never from the project. */
export interface Wire {
  /** The company's own address, without a trailing slash. */
  readonly baseUrl: string
  /** Our address as the company must call it, without a trailing slash. */
  readonly callbackUrl: string
  /** Our site as browsers reach it, without a trailing slash: where a company's own page sends the player back to. */
  readonly siteUrl?: string
  readonly keys: Readonly<Record<string, string>>
  /** Gives up on an answer after this long; what then happened is unknown. */
  readonly timeoutMs: number
}

/** A request that arrived from a company, with the body as it was sent, because signatures are over bytes. */
export interface RawCallback {
  /** Below the company's callback address, with its slash; empty for the address itself. */
  readonly path: string
  readonly headers: Readonly<Record<string, string | string[] | undefined>>
  readonly rawBody: string
  readonly nowMs: number
  /** Who called, as far as trusted proxies tell; for companies that prove themselves by their address too. */
  readonly address?: string
}

/** What we answer to a company. */
export interface RawReply {
  readonly http: number
  readonly type: 'application/json' | 'text/xml' | 'text/plain'
  readonly body: string
  /** For protocols whose answers are signed in a header. */
  readonly headers?: Readonly<Record<string, string>>
}

// ---------------------------------------------------------------- payments

/** Unknown is pending: only an explicit answer settles, and a status query resolves it, never a resend. */
export type PaymentOutcome =
  | { readonly state: 'paid'; readonly amount: Amount; readonly reference: string }
  | { readonly state: 'failed'; readonly reason: string }
  /** `not-received`: the company says that it has never heard of the order (see `unknownIsFinalAfterS`). */
  | { readonly state: 'pending'; readonly why?: 'not-received' | Complaint }

/**
 * What the player has to do next. `keep` is what the plug will need again (the company's own id, a temporary account): the
 * server writes it into the order's details before the player sees the step. Never a secret.
 */
export type NextStep = (
  | { readonly next: 'wait'; readonly why?: Complaint }
  | { readonly next: 'redirect'; readonly url: string }
  | { readonly next: 'show'; readonly show: Readonly<Record<string, string>> }
  | { readonly next: 'ask'; readonly ask: string }
  | { readonly next: 'settled'; readonly outcome: PaymentOutcome }
) & { readonly keep?: Readonly<Record<string, string>> }

/** Card number, CVV, PIN, one-time password, billing address: passes through memory, is never stored and never logged. */
export type Secrets = Readonly<Record<string, string>>

/** Our order, written down before the company hears of it. */
export interface PaymentOrder {
  /** Our reference: the key of the payment at the company. */
  readonly key: string
  readonly amount: Amount
  /** The player's number with prefix and without plus. */
  readonly msisdn: string
  /** The player's own, where an order starts and they gave one. */
  readonly email?: string
  /** What the company shows to the player as the account: the user name. */
  readonly accountReference: string
  /** What was chosen or looked up (bank, account, channel) and what the plug asked to keep. Never a secret. */
  readonly details: Readonly<Record<string, string>>
}

/** In minor units of the player's currency. */
export interface Limits {
  readonly min: bigint
  readonly max: bigint
}

export interface PaymentFacts {
  /** The name that the wire knows (D01). */
  readonly viewName: string
  readonly company: string
  readonly direction: 'deposit' | 'withdraw'
  readonly flow: Flow
  /** The account id whose limits hold (D13), where the jurisdiction names the method; null: see `offered`. */
  readonly limitId: number | null
  /** Of a method that the specification does not know: where it is offered, by the jurisdiction's code, with its limits there. */
  readonly offered?: Readonly<Record<string, Limits>>
  readonly onlyForTestUsers: boolean
  /** Null: settles in the market's currency. */
  readonly currency: Currency | null
  /** The protocol's name and how far its source can be trusted: A official, B agreed, D ours. */
  readonly protocol: { readonly name: string; readonly source: 'A' | 'B' | 'D' }
  /** So many seconds after our last hand-over the protocol refuses it wherever it still travels; null: a person asks. */
  readonly unknownIsFinalAfterS: number | null
  /** Not in the company's statement: reconciliation asks about each order of ours. */
  readonly unlisted?: true
  /** The company promises that one key is one movement, however often it is handed over. */
  readonly isOnePerKey?: true
}

/** One payment method of one company. */
export interface PaymentPlug {
  readonly facts: PaymentFacts
  /** Absent: one of the specification's methods, which the site has texts for. */
  readonly texts?: MethodTexts
  /** What it asks beside the amount; absent: nothing. */
  readonly fields?: readonly PaymentField[]
  /** What each of its steps asks. */
  readonly asks?: Readonly<Record<string, readonly PaymentField[]>>
  /** Hands the order to the company. Throws only for bugs; a time-out or a broken answer is `wait`. */
  start(order: PaymentOrder, wire: Wire, secrets: Secrets): Promise<NextStep>
  /** The answer to an `ask`. What may be tried again is the same `ask` again. */
  proceed?(order: PaymentOrder, ask: string, wire: Wire, secrets: Secrets): Promise<NextStep>
  /** Of withdrawals to a destination that the player names: whose it is. */
  lookUp?(
    destination: Readonly<Record<string, string>>,
    wire: Wire,
  ): Promise<{ readonly name: string } | { readonly why: 'not-found' | 'unavailable' }>
  /** Asks the company what became of an order. */
  status(order: PaymentOrder, wire: Wire): Promise<PaymentOutcome>
}

// ---------------------------------------------------------------- games

export interface GameLaunch {
  /** The company's own division of its games: productId of BetSolutions, systemId of SoftGaming; empty elsewhere. */
  readonly productId: string
  readonly gameId: string
  readonly lang: string
  readonly freeplay: boolean
  /** What `facts.token` says; empty for free play. */
  readonly token: string
  /** Who plays, as `player` will tell the company; empty for free play. */
  readonly playerId: string
  /** Of the player's wallet; for free play of the market. */
  readonly currency: string
  readonly platform: 'mobile' | 'desktop'
  /** An address of ours to which the game's way out leads; empty: none. */
  readonly lobbyUrl: string
}

interface SessionAsk {
  readonly token: string
  /** The player that the company names beside the token, where its simulator does: it must be the session's. */
  readonly playerId?: string
  readonly seal?: Seal
}

interface MoveAsk extends SessionAsk {
  /** The company's own transaction id. */
  readonly key: string
  readonly round: string
  readonly gameId: string
  /** Minor units; zero is legal for a win (it closes the round). */
  readonly minor: bigint
  readonly currency: string
  /** Our id of the free spins of which this round is one; absent: of none. */
  readonly freeSpins?: string
}

/** Rounds that we give away, and a company plays: so many of one stake each, said to it with the balance. */
export interface FreeSpinsTold {
  readonly id: string
  readonly left: number
  readonly minor: bigint
  readonly endsAt: Date
}

/** What a company's callback asks of the platform, in the platform's words. */
export type GameAsk =
  | {
      readonly ask: 'open'
      readonly publicToken: string
      readonly playerId?: string
      /** A session id of the company's that shall be the token from now on; absent: the platform makes one. */
      readonly ownToken?: string
    }
  /** Nothing that touches a player: a sign of life, or news that nobody needs. */
  | { readonly ask: 'nothing' }
  | (SessionAsk & { readonly ask: 'player' })
  | (SessionAsk & { readonly ask: 'balance'; readonly currency: string | null })
  | (MoveAsk & { readonly ask: 'bet' | 'win' })
  /** One call, two movements: the bet, and then its win, under one key each. `minor` is the stake. */
  | (MoveAsk & { readonly ask: 'bet-and-win'; readonly winMinor: bigint })
  | (SessionAsk & {
      readonly ask: 'rollback'
      readonly key: string
      readonly betKey: string
      readonly freeSpins?: string
    })

/** A callback that could not be understood; the adapter answers it alone. */
export type GameProblem = 'signature' | 'malformed' | 'amount'

interface PlayerTold {
  readonly playerId: string
  readonly userName: string
  readonly currency: string
  readonly balanceMinor: bigint
}

export type GameAnswer =
  | (PlayerTold & { readonly did: 'open'; readonly token: string })
  | { readonly did: 'nothing' }
  | (PlayerTold & { readonly did: 'player' })
  | {
      readonly did: 'balance'
      readonly balanceMinor: bigint
      readonly currency: string
      readonly freeSpins?: readonly FreeSpinsTold[]
    }
  | { readonly did: 'moved'; readonly reference: string; readonly balanceMinor: bigint; readonly duplicate: boolean }
  | {
      readonly did: 'refused'
      readonly why:
        | 'token'
        | 'expired'
        | 'blocked'
        | 'limit'
        | 'funds'
        | 'currency'
        | ('reused' | 'rolled-back' | 'unknown-round')
        /** Of a rollback whose round's win stands: definite, or it would be said again for ever. */
        | 'wins-stand'
        | ('amount' | 'fault')
      readonly balanceMinor: bigint | null
    }

export interface GamePlug {
  readonly facts: {
    readonly company: string
    readonly protocol: { readonly name: string; readonly source: 'A' | 'B' | 'D' }
    readonly products: Readonly<Record<string, string>>
    /**
     * How the token of a launch reaches the company, and what it is good for.
     * - `address`: in the popup's address; once, for a session.
     * - `launch-call`: between the two servers; once, for a session.
     * - `direct`: between the two servers, and it is the session's own.
     */
    readonly token: 'address' | 'launch-call' | 'direct'
    /**
     * Does it give rounds away? Then `read` answers a bet of 0n for one, under the round that its win will name. Of a company that
     * does not say so a bet of nothing has no amount.
     */
    readonly freeRounds?: true
    /** Does it play free spins that we give? Then it hears of them with the balance, and names them in each round's calls. */
    readonly freeSpins?: true
  }
  /** The address that the player's popup opens. */
  launch(launch: GameLaunch, wire: Wire): Promise<string>
  /**
   * Asks the company for all of its games. Throws a sentence when the answer cannot be believed as a whole: half a list
   * would take the other half off the shelves.
   */
  list(wire: Wire): Promise<readonly ListedGame[]>
  /** Verifies and translates one callback. */
  read(raw: RawCallback, wire: Wire): GameAsk | { readonly problem: GameProblem }
  /** Says it in the company's words. */
  answer(raw: RawCallback, answer: GameAnswer | { readonly problem: GameProblem }, wire: Wire): RawReply
}
