/** What a company's folder offers to the conformance suites: `subject` in its file conformance.ts, one per company. */
import { generateKeyPairSync } from 'node:crypto'
import { type GameCompanyValue, type PaymentCompany, sharedKeyNames } from './company.ts'
import type { GameCallbackClient } from './games/callback-client.ts'
import type { PaymentNotice } from './payment-calls.ts'
import type { NextStep, PaymentOrder, PaymentPlug, Secrets, Wire } from './plugs.ts'

/** A company's keys by the names that its Wire uses. */
export type Keys = Readonly<Record<string, string>>

/** How a payment company itself phrases a callback: the suites speak through it, well and badly. */
export interface PaymentCallbackClient {
  /** `nowMs` is the time that the signature carries. */
  say(news: PaymentNotice, nowMs: number): { readonly headers: Readonly<Record<string, string>>; readonly body: string }
}

/** What the suites can do in the outside world. */
export interface Hands {
  readonly plug: PaymentPlug
  readonly wire: Wire
  get(path: string): Promise<unknown>
  post(path: string, body: unknown): Promise<unknown>
}

/** What a person does at one method: chooses, types, pays, and looks into their account afterwards. */
export interface PaymentPerson {
  /** What they chose, for somebody with this number. */
  details(msisdn: string): Readonly<Record<string, string>>
  readonly secrets: Secrets
  /** His part after the start, up to the moment from which all is the company's. */
  acts(order: PaymentOrder, step: NextStep, hands: Hands): Promise<void>
  /** His money as decimal text; absent where the sandbox keeps none (a card, a stranger's transfer). */
  balance?(msisdn: string, hands: Hands): Promise<string>
}

export interface PaymentSubject {
  readonly kind: 'payment'
  readonly company: PaymentCompany
  callbackClient(keys: Keys): PaymentCallbackClient
  /**
   * What a callback proves: what it says (`signature`, also when absent), only who sends it (`question`), or who sends it and
   * which order it is about (`signed-question`). After the last two the server asks before it believes.
   */
  readonly proof?: 'signature' | 'question' | 'signed-question'
  /** `unsigned`: no time is under a callback's signature, so an old one reads as it did; what it says moves money once all the same. */
  readonly time?: 'unsigned'
  /** Null or absent: the method asks nobody for more than a PIN on the phone, and moves mobile money. */
  person?(plug: PaymentPlug): PaymentPerson | null
  /** Methods by viewName that differ from an order which a callback ends. */
  readonly ways?: Readonly<Record<string, PaymentWay>>
}

/** How a method differs from one whose orders are ours and are ended by a callback with sealed bytes. */
export interface PaymentWay {
  /** `asked`: the company calls nobody, an end is found out by a question. `success`: so is what fails. */
  readonly told?: 'callback' | 'success' | 'asked'
  /** What a callback's signature covers. */
  readonly signs?: 'bytes' | 'fields'
  /** The reason of an order that fails after it was taken on; absent: `network`. */
  readonly failsBy?: string
  /** An order whose answer was lost stays open, because nobody was shown where to pay and the company never ends it. */
  readonly unanswered?: 'open'
  /** No order of ours exists: somebody brings the money. `proves` says what a callback's proof covers. */
  readonly brought?: {
    readonly proves: 'content' | 'caller'
    /** Asked by its reference the company does not say whose the money is and how much. */
    readonly finds?: 'unreadable'
    bring(
      payer: { readonly msisdn: string; readonly account: string; readonly amount: string },
      post: Hands['post'],
    ): Promise<unknown>
  }
}

export interface GameSubject {
  readonly kind: 'game'
  readonly company: GameCompanyValue
  /** The game that the suite plays. */
  readonly game: { readonly productId: string; readonly gameId: string }
  callbackClient(keys: Keys): GameCallbackClient
}

export type Subject = PaymentSubject | GameSubject

/** A value for each key that a company wants, for tests: they open nothing but a sandbox that was given the same. */
export function subjectKeys({ company }: Subject): Keys {
  const valueOf = (key: string) =>
    company.settings[key]?.made === 'rsa' ? testRsaKey() : `test-${company.name}-${key}`
  return Object.fromEntries(sharedKeyNames(company).map((key) => [key, valueOf(key)]))
}

/** A private key, of which each side takes its half. */
const testRsaKey = (): string =>
  generateKeyPairSync('rsa', { modulusLength: 2048 })
    .privateKey.export({ type: 'pkcs8', format: 'pem' })
    .toString()
    .trim()
