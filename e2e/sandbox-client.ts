/** The outside world for scripts: the sandbox's documented API (docs/sandbox-api.md), nothing else. */
import { vi } from 'vitest'
import { patient } from '@uwanja/runtime/patience'

export interface SandboxMessage {
  readonly id: string
  readonly at: string
  readonly from: string
  readonly text: string
}

export interface SandboxPrompt {
  readonly id: string
  readonly kind: string
  /** Decimal text with two places, as every amount here. */
  readonly amount: string
  readonly currency: string
  readonly payee: string
  readonly reference: string
}

export interface SandboxWallet {
  readonly balance: string
  readonly currency: string
  readonly movements: readonly {
    readonly id: string
    readonly at: string
    readonly kind: 'in' | 'out'
    readonly amount: string
    readonly party: string
    readonly reference: string
  }[]
}

interface Delivery {
  readonly id: string
  readonly url: string
  readonly state: string
  readonly tries: number
  readonly lastHttp: number | null
}

/** A match that is played now. */
export interface SandboxMatch {
  readonly id: string
  readonly home: string
  readonly away: string
  readonly minute: number
  /** Empty: it is of a sport without goals. */
  readonly score: string
}

export interface SandboxClient {
  messages(msisdn: string): Promise<readonly SandboxMessage[]>
  /** Waits until one is there. */
  prompt(msisdn: string): Promise<SandboxPrompt>
  approve(msisdn: string, promptId: string): Promise<void>
  wallet(msisdn: string): Promise<SandboxWallet>
  /** Pays into an account that was opened for one payment. */
  transfer(account: string, amount: string): Promise<void>
  deliveries(): Promise<readonly Delivery[]>
  /** The switch of each company, null where there is no trouble. */
  chaos(): Promise<readonly { readonly company: string; readonly fate: string | null }[]>
  shiftClock(seconds: number): Promise<void>
  /** Held, it stands still but for shifts; a sandbox that is started anew has forgotten it. */
  holdClock(): Promise<void>
  letClockGo(): Promise<void>
  /** Where visitors are; null: nobody can tell. */
  setCountry(country: string | null): Promise<void>
  /** What is wrong with the line of the feed of matches; null: nothing any more. */
  troubleFeed(trouble: string | null): Promise<void>
  matches(): Promise<readonly SandboxMatch[]>
  /** Lets a goal fall in a match of football that is played. */
  goal(match: string, side: 'home' | 'away'): Promise<void>
}

const PIN = '1234'
const WITHIN = { timeout: patient(60_000), interval: 100 }

export function sandboxClient(url: string): SandboxClient {
  async function ask<T>(path: string, body?: object, method: 'POST' | 'PUT' = 'POST'): Promise<T> {
    const post = { method, headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }
    const answer = await fetch(`${url}/api${path}`, body ? post : {})
    if (!answer.ok) throw new Error(`${path} answers ${answer.status}: ${await answer.text()}`)
    return (await answer.json()) as T
  }
  return {
    messages: (msisdn) => ask(`/phones/${msisdn}/messages`),
    prompt: (msisdn) =>
      vi.waitFor(async () => {
        const [first] = await ask<readonly SandboxPrompt[]>(`/phones/${msisdn}/prompts`)
        if (!first) throw new Error(`no prompt on the phone ${msisdn}`)
        return first
      }, WITHIN),
    async approve(msisdn, promptId) {
      const answer = await ask<{ ok: boolean; reason?: string }>(`/phones/${msisdn}/prompts/${promptId}`, { pin: PIN })
      if (!answer.ok) throw new Error(`the phone ${msisdn} says ${answer.reason}`)
    },
    wallet: (msisdn) => ask(`/phones/${msisdn}/wallet`),
    async transfer(account, amount) {
      const open = await ask<readonly { bank: string; account: string }[]>('/banks/temporary')
      await ask('/banks/transfers', { bank: open.find((one) => one.account === account)?.bank, account, amount })
    },
    deliveries: () => ask('/deliveries'),
    chaos: () => ask('/chaos'),
    async shiftClock(seconds) {
      await ask('/clock', { shiftSeconds: seconds })
    },
    async holdClock() {
      await ask('/clock', { held: true }, 'PUT')
    },
    async letClockGo() {
      await ask('/clock', { held: false }, 'PUT')
    },
    async setCountry(country) {
      await ask('/geo', { country }, 'PUT')
    },
    async troubleFeed(trouble) {
      await ask('/feed', { trouble }, 'PUT')
    },
    matches: async () => (await ask<{ matches: readonly SandboxMatch[] }>('/feed')).matches,
    async goal(match, goal) {
      await ask('/feed', { match, goal }, 'PUT')
    },
  }
}
