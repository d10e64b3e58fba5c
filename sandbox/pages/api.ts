/** What the pages ask of the sandbox (docs/sandbox-api.md). */

export interface ArrivedMail {
  readonly id: string
  readonly at: string
  readonly to: string
  readonly replyTo: { readonly name: string; readonly address: string }
  readonly subject: string
  readonly text: string
}
export interface Message {
  readonly id: string
  readonly at: string
  readonly from: string
  readonly text: string
}
export interface Prompt {
  readonly id: string
  readonly amount: string
  readonly currency: string
  readonly payee: string
  readonly reference: string
}
export interface Wallet {
  readonly balance: string
  readonly currency: string
  readonly movements: readonly {
    readonly id: string
    readonly at: string
    readonly kind: 'in' | 'out'
    readonly amount: string
    readonly party: string
  }[]
}
export interface KnownPhone {
  readonly msisdn: string
  readonly prompts: number
}
export interface Delivery {
  readonly id: string
  readonly state: 'waiting' | 'delivered' | 'given-up'
  readonly tries: number
  readonly lastHttp: number | null
  readonly nextAt: string | null
}
export interface Clock {
  readonly now: string
  readonly shiftedSeconds: number
  readonly held: boolean
}
export interface Countries {
  /** Null: the look-up fails. */
  readonly country: string | null
  readonly addresses: readonly { readonly address: string; readonly country: string | null }[]
}
export interface Trouble {
  readonly company: string
  readonly fate: string | null
}
export interface About {
  readonly siteUrl: string
  readonly pin: string
  readonly walletStart: string
  /** The troubles that a switch can make. */
  readonly switches: readonly string[]
  readonly sentinels: readonly {
    readonly fate: string
    readonly when: { readonly amountEnds?: string; readonly numberEnds?: string }
  }[]
}
export interface PromptResult {
  readonly ok: boolean
  readonly reason?: 'unknown-prompt' | 'wrong-pin' | 'insufficient' | 'silent'
  readonly triesLeft?: number
}

export interface UssdAnswer {
  readonly session: string | null
  readonly text: string
  readonly more: boolean
  readonly hidden: boolean
}
export interface Bank {
  readonly code: string
  readonly name: string
}
export interface Temporary {
  readonly bank: string
  readonly bankName: string
  readonly account: string
  readonly amount: string
  readonly currency: string
  readonly state: 'open' | 'expired' | 'paid'
  readonly expiresAt: string
}
export interface TransferResult {
  readonly ok: boolean
  readonly was?: 'exact' | 'under' | 'over'
  readonly late?: boolean
  readonly reason?: string
}
export interface BankAccount extends Wallet {
  readonly name: string
}
export interface CardList {
  readonly pin: string
  readonly cards: readonly {
    readonly number: string
    readonly cvv: string
    readonly month: string
    readonly year: string
    readonly step: 'none' | 'pin' | 'pin-otp' | 'address' | 'redirect'
    readonly says: 'approved' | 'declined' | 'insufficient'
    readonly brand: string
  }[]
}
export interface CardCheck {
  readonly amount: string
  readonly currency: string
  readonly payee: string
  readonly lastDigits: string
  readonly backUrl: string
  readonly answer: 'approved' | 'declined' | null
}

/** How a payment at a counter ended. */
export interface CounterEnd {
  readonly ok: boolean
  readonly reason?: string
  readonly reference?: string
  readonly name?: string
}

/** Throws when the sandbox does not answer with JSON. */
export async function get<T>(path: string, signal: AbortSignal): Promise<T> {
  const answer = await fetch(`/api${path}`, { signal })
  if (!answer.ok) throw new Error(`${path} answered ${String(answer.status)}`)
  return (await answer.json()) as T
}

export const post = <T>(path: string, body: unknown): Promise<T> => tell('POST', path, body)

export const put = <T>(path: string, body: unknown): Promise<T> => tell('PUT', path, body)

async function tell<T>(method: 'POST' | 'PUT', path: string, body: unknown): Promise<T> {
  const answer = await fetch(`/api${path}`, {
    method,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  return (await answer.json()) as T
}
