/** The shape of a long text: terms, rules, policies. Its words are filled with what the site knows of its operator. */

/** A paragraph, or a list. */
type Block = string | readonly string[]

export interface Section {
  /** Names the place in the page's address; the same in every language. */
  readonly id: string
  readonly title: string
  readonly body: readonly Block[]
}

export interface LongText {
  readonly title: string
  readonly lead: string
  readonly sections: readonly Section[]
}

/**
 * What may stand in braces. Each is a phrase that fits into a sentence, also where an operator has configured nothing:
 * `operator` "the operator of this site", `regulators` "the gaming authorities of Nigeria", `contact` "our support team",
 * `officer` who answers for players' data, `help` who helps when play stops being fun, `country` and `currency` of the market.
 */
export const PLACES = ['operator', 'regulators', 'contact', 'officer', 'help', 'country', 'currency'] as const
export type Place = (typeof PLACES)[number]
