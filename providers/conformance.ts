/** What a company's folder offers to the conformance suites: `subject` in its file conformance.ts, one per company. */
import type { DialectRow } from './dialects.ts'
import type { GameSpeaker } from './games/speaker.ts'
import type { GamePlug, PaymentCompany, PaymentNews, PaymentPlug } from './plugs.ts'

/** A company's keys by the names that its Wire uses. */
export type Keys = Readonly<Record<string, string>>

/** How a payment company itself phrases a callback: the suites speak through it, well and badly. */
export interface PaymentSpeaker {
  /** `nowMs` is the time that the signature carries. */
  say(news: PaymentNews, nowMs: number): { readonly headers: Readonly<Record<string, string>>; readonly body: string }
}

export interface PaymentSubject {
  readonly kind: 'payment'
  readonly company: PaymentCompany
  readonly plugs: readonly PaymentPlug[]
  readonly dialects: readonly DialectRow[]
  speaker(keys: Keys): PaymentSpeaker
}

export interface GameSubject {
  readonly kind: 'game'
  readonly plug: GamePlug
  /** Empty where the sandbox has more than a dialect for the company. */
  readonly dialects: readonly DialectRow[]
  /** The game that the suite plays. */
  readonly game: { readonly productId: string; readonly gameId: string }
  speaker(keys: Keys): GameSpeaker
}

export type Subject = PaymentSubject | GameSubject

export function companyOf(subject: Subject): string {
  return subject.kind === 'payment' ? subject.company.company : subject.plug.facts.company
}

/** A value for each key that a company wants, for tests: they open nothing but a sandbox that was given the same. */
export function testKeys(company: string, names: readonly string[]): Keys {
  return Object.fromEntries(names.map((name) => [name, `test-${company}-${name}`]))
}

export function subjectKeys(subject: Subject): Keys {
  const { settings } = subject.kind === 'payment' ? subject.company : subject.plug.facts
  return testKeys(companyOf(subject), settings)
}
