/**
 * A company is one value, and there is one list of them (companies.ts). Tables, settings, keys, the sandbox's simulators and the
 * conformance suites are derived from it.
 */
import type { GameSubject, PaymentSubject } from './conformance.ts'
import type { GameCallbackClient } from './games/callback-client.ts'
import type { PaymentCallbacks, PaymentQuestions } from './payment-calls.ts'
import type { GamePlug, PaymentPlug } from './plugs.ts'
import type { SportPlug } from './sports/plug.ts'
import type { Simulator } from './world.ts'

/** One thing that a company's Wire has to be told, by its name there. Read from the environment and from what operators set. */
export interface CompanySetting {
  readonly about: string
  readonly secret?: true
  /** While it is changed the one before is good too: the Wire has it under the name with `Previous` behind it. */
  readonly rotates?: true
  /** Ours alone: the company has no part in it, so `npm start` makes none and its simulator is not told. */
  readonly ours?: true
  /** What `npm start` makes: so many bytes at random, in hexadecimal (absent: 32), or a private RSA key in PEM. */
  readonly made?: number | 'rsa'
}

interface CompanyOf<Kind extends string> {
  readonly kind: Kind
  /** Its id: folder, address below the sandbox, callbacks, beginning of its settings. Small letters, digits, dashes. */
  readonly name: string
  /** `url` is where it is; every other one is a key of its Wire. */
  readonly settings: { readonly url: CompanySetting } & Readonly<Record<string, CompanySetting>>
}

/** For the sandbox and the suites: imported late, and left out of what serves players. */
interface Simulated<Subject> {
  simulator(): Promise<Simulator>
  subject(): Promise<Subject>
}

export interface PaymentCompany extends CompanyOf<'payment'>, Simulated<PaymentSubject>, PaymentQuestions {
  readonly methods: readonly PaymentPlug[]
  readonly callbacks: PaymentCallbacks
}

/** What the launch of a game says beside its id: productId, systemId. */
export type LaunchOf = (gameId: string) => Readonly<Record<string, string>>

export interface GameCompanyValue extends CompanyOf<'game'>, Simulated<GameSubject> {
  readonly plug: GamePlug
  /** What players read; absent: the specification's companies, which the site has words for. */
  readonly title?: string
  /** The company's own end of the wallet's wire, for a studio that plays it. */
  client(): Promise<(keys: Readonly<Record<string, string>>, launchOf: LaunchOf) => GameCallbackClient>
}

/** Its other side is the book, or a bookmaker outside: the sandbox plays none. */
export interface SportCompanyValue extends CompanyOf<'sport'> {
  readonly plug: SportPlug
}

export type Company = PaymentCompany | GameCompanyValue | SportCompanyValue
/** What the sandbox plays. */
export type SimulatedCompany = Exclude<Company, SportCompanyValue>

/** The keys of a company's Wire, without those that only stand in for another while it is changed. */
export const keyNames = ({ settings }: Company): readonly string[] =>
  Object.keys(settings).filter((key) => key !== 'url')

/** Of them those that the company has too. */
export const sharedKeyNames = (company: Company): readonly string[] =>
  keyNames(company).filter((key) => !company.settings[key]!.ours)
