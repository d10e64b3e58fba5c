/** What dialling is given by whoever wires the process, and what a screen is made from. */
import type { FastifyInstance } from 'fastify'
import type { Db } from '@uwanja/money/sql'
import type { AllTexts } from '@uwanja/i18n/languages'
import type { UssdTexts } from '@uwanja/i18n/ussd'
import type { UssdAnswer } from '@uwanja/providers/ussd-plug'
import type { Jurisdiction } from '../jurisdictions/jurisdictions.ts'
import type { Player } from '../players/store.ts'
import type { Throttle } from '../throttle/throttle.ts'
import type { Ask } from '../wire/in-process.ts'

export type PinTried = 'right' | 'wrong' | 'none' | 'too-often'

export interface UssdDeps {
  readonly db: Db
  readonly jurisdiction: Jurisdiction
  readonly settings: { readonly publicUrl: string; readonly companyTimeoutMs: number }
  readonly inject: FastifyInstance['inject']
  /** Of the company: what proves it. */
  readonly keysOf: (company: string) => Readonly<Record<string, string>>
  readonly triedPin: (player: Player, pin: string) => Promise<PinTried>
  /** Without the password that the site asks for: whoever holds the phone has said yes twice, or sent back what it was sent. */
  readonly excludeSelf: (playerId: bigint, months: number) => Promise<unknown>
  readonly throttle: Pick<Throttle, 'take'>
  readonly sendSms: (msisdn: string, text: string, reference: string) => Promise<boolean>
  readonly warn: (what: string, details: Readonly<Record<string, string>>) => void
  readonly onFault: (error: unknown) => void
}

/** Who dials, and how their screen is made. */
export interface Dialling {
  readonly deps: UssdDeps
  readonly player: Player
  readonly words: UssdTexts
  readonly texts: AllTexts
  readonly ask: Ask
  /** A network vouches for who dials; anybody can write a sender into a message. */
  readonly by: 'dial' | 'message'
  readonly company: string
  /** Of the company's session, for what must be done once. */
  readonly session: string
  /** Does something once, however often the step is asked for. */
  once(steps: readonly string[], run: () => Promise<UssdAnswer>): Promise<UssdAnswer>
}
