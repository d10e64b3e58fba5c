/**
 * What a sandbox simulator is given of its world. The sandbox implements it; a simulator speaks the company's protocol on
 * top of it and knows nothing else, so a new company's simulator is one function in the company's own folder.
 */
import type { Entry } from './games/callback-client.ts'
import type { ListedGame } from './listed-game.ts'
import type { Mail } from './mail/mail.ts'
import type { Banks, Cards } from './world-banks.ts'

export type { Mail }

export interface Prompt {
  readonly id: string
  readonly kind: 'push' | 'pay-bill'
  /** Decimal text with two places. */
  readonly amount: string
  readonly currency: string
  readonly payee: string
  readonly reference: string
}

/** How a prompt ended: approved with a good PIN and enough money, or not. */
export type PromptEnd =
  | { readonly ok: true }
  | { readonly ok: false; readonly reason: 'declined' | 'wrong-pin' | 'insufficient' | 'expired' }

/**
 * What happens to an order on purpose, because of the amount or the number that a person typed (the sandbox's table of
 * magic values says which). A simulator plays the test outcomes that its protocol can meet and takes the others as `normal`.
 */
export type TestOutcome =
  | 'normal'
  /** Refused at once, explicitly. */
  | 'declined'
  /** Accepted, then failed: the callback says so. */
  | 'fails-later'
  /** Settles, but its callback is never sent: only a status query can tell. */
  | 'callback-lost'
  | 'callback-late'
  /** The same callback several times at once. */
  | 'callback-repeated'
  /** Before the right callback comes one that somebody changed on its way. */
  | 'callback-altered'
  /** The callback waits until the company's next one has overtaken it. */
  | 'callback-reordered'
  /** Half of what was asked comes. */
  | 'underpaid'
  /** Twice what was asked comes. */
  | 'overpaid'
  /** What waits for a person runs out at once: a prompt, a code, an account for one transfer. */
  | 'expires'
  /** Taken, but the request is never answered. */
  | 'no-answer'
  /** Not taken, and the answer is not readable. */
  | 'broken-answer'
  /** Not taken, because our money at the company does not reach. */
  | 'no-float'
  /** Not taken, because the company has not enabled the call for us. */
  | 'not-enabled'
  /** Accepted, then nothing, for ever. */
  | 'silent'
  /** The bank knows no such account. */
  | 'no-account'
  /** A message to this number is refused by the network. */
  | 'sms-refused'

/** An entry of the screening company's lists. */
export interface ListedPerson {
  readonly reference: string
  readonly list: 'sanctions' | 'pep'
  readonly name: string
  /** year-month-day; empty: nobody knows. */
  readonly born: string
}

/** How near somebody is to an entry, of 100. */
export type ScreeningHit = Pick<ListedPerson, 'list' | 'reference'> & { readonly score: number }

/** A change in the country's list of people who must not be let play. */
export interface ListChange {
  /** Its place in the sequence, from 1. */
  readonly nth: number
  readonly subject: string
  readonly listed: boolean
  readonly until: string | null
}

/** Money that somebody brings to a company by themselves, without being asked: at a pay-bill number or to an agent. */
export interface Brought {
  readonly msisdn: string
  /** What they typed as the account. */
  readonly account: string
  /** Decimal text with two places, in the currency of the counter or of their phone. */
  readonly amount: string
  readonly currency: string
  /** Whose menu they used, where the company asks for it. */
  readonly network: string
}

export type CounterRefusal =
  | 'unknown-account'
  | 'amount'
  | 'too-low'
  | 'too-high'
  /** The platform cannot be reached, or does not take money now. */
  | 'not-now'
  | 'insufficient'
  | 'declined'
type Refused = { readonly ok: false; readonly reason: CounterRefusal }

/** Where people bring money: asked who the account is, then given the money. */
export interface Counter {
  look(brought: Omit<Brought, 'amount'>): Promise<{ readonly ok: true; readonly name: string } | Refused>
  take(brought: Brought): Promise<{ readonly ok: true; readonly reference: string; readonly name: string } | Refused>
}

/** A launch as it arrived at the company. */
export interface Visit {
  readonly gameId: string
  readonly lang: string
  readonly lobbyUrl: string
  /** Null: free play. */
  readonly entry: Entry | null
}

export interface World {
  /** Unix milliseconds; people can shift it on the sandbox's page. */
  now(): number
  /** Unix milliseconds without the shifts: what signatures carry, because the other side's clock is not shifted. */
  wallMs(): number
  /** Runs once when `ms` have passed. Forgotten when the process ends: a simulator looks at its book when it starts. */
  after(ms: number, fn: () => void): void
  /** Amount as decimal text, where there is one. */
  testOutcome(order: { readonly msisdn: string; readonly amount?: string }): TestOutcome
  phones: {
    deliver(msisdn: string, message: { from: string; text: string }): void
    /** The currency of the number's wallet; null when there is no such number. */
    currency(msisdn: string): string | null
    /**
     * Shows a prompt and calls back once, when the person (or the clock) ended it. Money has left the wallet when ok.
     * Asking again with the same key shows no second prompt: it answers with the end that was, or waits for it. So a
     * simulator asks again after a restart.
     */
    prompt(
      msisdn: string,
      prompt: Omit<Prompt, 'id'> & {
        readonly key: string
        /** Absent: three minutes, as networks have it. */
        readonly lastsMs?: number
      },
      ended: (end: PromptEnd) => void,
    ): void
    /** Whose phone it is; null when there is no such number. */
    owner(msisdn: string): string | null
    /** Takes what the owner pays by themselves and has typed their PIN for, once for each key. */
    debit(
      msisdn: string,
      debit: {
        readonly key: string
        readonly amount: string
        readonly currency: string
        readonly payee: string
        readonly reference: string
      },
    ): 'moved' | 'insufficient' | 'impossible'
    /** Pays into a mobile wallet, once for each key; false when the number has no wallet in that currency. */
    credit(
      msisdn: string,
      credit: { readonly key: string; readonly amount: string; readonly currency: string; readonly from: string },
    ): boolean
  }
  /** The game studio, as the company that the simulator speaks for. */
  studio: {
    games(): readonly ListedGame[]
    /** Lets a visit in, or not; either way the address to which its browser goes. */
    open(visit: Visit): Promise<string>
    /** The address of a page that says why not. */
    refuse(why: 'token' | 'game', lang?: string): string
  }
  readonly banks: Banks
  readonly cards: Cards
  /** Decimal text in another currency, at the sandbox's own rate; null where it has none. */
  change(amount: string, from: string, to: string): string | null
  /** Opened once by the company that keeps it; `business` is the number that people type. */
  counters: {
    payBill(business: string, counter: Counter): void
    agent(counter: Counter): void
  }
  /** The country's list of people who must not be let play; digits of a number or of a document. */
  exclusions: {
    find(subject: string): { readonly until: string | null } | null
    put(subject: string, until: string | null): void
    /** Every change of this sequence that is still there, the oldest first; another `run` is another sequence. */
    feed(): { readonly run: number; readonly last: number; readonly changes: readonly ListChange[] }
  }
  /** Whom of the lists of sanctions and exposed persons somebody of this name and day may be. */
  screening(name: string, born: string): readonly ScreeningHit[]
  /** What people switched on for this company, whatever it is asked. */
  trouble(): TestOutcome | null
  /** A mail arrives in the house's mailbox. */
  mailbox(mail: Mail): void
  /** Where a visitor's address is, as people set it; null: nobody can tell. */
  country(address: string): string | null
  /** The simulator's own rows, kept in the sandbox's append-only file: what was written is there after a kill. */
  book<Row extends { readonly id: string }>(
    name: string,
  ): {
    get(id: string): Row | undefined
    put(row: Row): void
    all(): readonly Row[]
  }
  /**
   * Delivers a callback as the test outcome of what it is about wants it (lost, late, repeated, altered, reordered): until it is
   * answered with 2xx, waiting `delaysS` between tries, then it is given up. The number of
   * tries survives a restart, the function that signs does not: a simulator hands over its deliveries again when it
   * starts, and those that are done are not sent again. `headers` is called anew for each try, with the wall's time.
   */
  deliver(delivery: {
    readonly id: string
    readonly url: string
    readonly body: string
    readonly headers: (nowMs: number) => Record<string, string>
    readonly delaysS: readonly number[]
    readonly about: { readonly msisdn: string; readonly amount: string }
    /** When it happened, on this clock: a late callback is late from then on. */
    readonly sinceMs: number
  }): void
  /** One POST whose answer is waited for; null when there was none that could be read. */
  ask(request: {
    readonly url: string
    readonly body: string
    readonly headers: Readonly<Record<string, string>>
  }): Promise<{ readonly http: number; readonly body: string } | null>
  /** Where the platform takes this company's callbacks: for those about which no order says it. */
  readonly platformUrl: string
  /** Where the sandbox itself is reached, for pages that a simulator sends people to. */
  readonly publicUrl: string
}

/** A request as a simulator sees it. */
export interface SimulatorRequest {
  readonly method: string
  readonly path: string
  readonly query: Readonly<Record<string, string>>
  readonly headers: Readonly<Record<string, string | string[] | undefined>>
  readonly rawBody: string
}

export interface SimulatorReply {
  readonly http: number
  readonly type?: string
  /** For protocols whose answers are signed in a header, and for redirects. */
  readonly headers?: Readonly<Record<string, string>>
  readonly body: string
  /** Never answer at all: the caller's time-out decides. */
  readonly silent?: true
}

/** One company's side of the wire: mounted by the sandbox under `/{company}`. */
export interface SimulatorHandler {
  readonly company: string
  handle(request: SimulatorRequest): Promise<SimulatorReply> | SimulatorReply
}

export type MakeSimulator = (world: World, keys: Readonly<Record<string, string>>) => SimulatorHandler

/** What the sandbox mounts of one company, below `/{company}`. */
export interface Simulator {
  /** Where its paths begin, below the company's address. */
  readonly paths: readonly `/${string}`[]
  readonly make: MakeSimulator
}
