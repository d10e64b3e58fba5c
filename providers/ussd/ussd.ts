/** The shape of a company that lets players dial and send messages to us. */

/** A screen that was asked for: all that was typed since the first one, in order. */
export interface Dialled {
  /** The company's own, the same for every step; of a message its id. */
  readonly session: string
  /** Full, without plus. */
  readonly msisdn: string
  readonly steps: readonly string[]
}

export interface UssdAnswer {
  readonly text: string
  /** `end`: nothing more can be typed. */
  readonly next: 'more' | 'end'
}

export interface UssdPlug {
  readonly company: string
  /** Null: it is not proven that the company asks, or the words are none of its. */
  readDial(raw: RawAsked, keys: Readonly<Record<string, string>>): Dialled | null
  readMessage(raw: RawAsked, keys: Readonly<Record<string, string>>): Dialled | null
  /** As the company wants to hear it. */
  answer(answer: UssdAnswer): { readonly type: string; readonly body: string }
  /** Letters of a screen, what the company puts before it included. */
  readonly mostLetters: number
  /** Of which the company's own words take so many. */
  readonly ownLetters: number
}

export interface RawAsked {
  readonly query: Readonly<Record<string, string | undefined>>
  readonly rawBody: string
}
