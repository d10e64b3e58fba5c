/** Amounts of the slip: what is typed, steps, and the sums of what the book has said. Pure. */
import type { Quoted } from '@uwanja/contract/book/bets'
import { groupedText, MAX_MINOR, parseAmount } from '@uwanja/contract/wire/amounts'

/** Minor units as they are read beside their currency. */
export const amountText = (minor: number, currency: string): string =>
  currency === '' ? groupedText(BigInt(minor)) : `${groupedText(BigInt(minor))} ${currency}`

/** What somebody typed, in minor units; null: no amount. Every currency of ours has two places. */
export function minorOf(typed: string): number | null {
  const found = parseAmount(typed.replace(/[\s,]/g, ''), 'NGN')
  return found && found.minor <= MAX_MINOR ? Number(found.minor) : null
}

/** As it is typed: without places where there are none. */
export const typedOf = (minor: number): string => {
  const text = (minor / 100).toFixed(2)
  return text.endsWith('.00') ? text.slice(0, -3) : text
}

/** Ten whole units: what many wallets take at least is too little to step by. */
const LEAST_STEP = 1000

/** Sums that a thumb adds, from the least stake of the wallet: whatever the currency, they are of its size. */
export const stepsFor = (leastStake: number): number[] =>
  leastStake > 0 ? [10, 50, 100].map((one) => one * Math.max(leastStake, LEAST_STEP)) : []

/** The whole balance on so many lines, within what may be staked. */
export function allOf(balance: number, lines: number, mostUnit: number): number {
  return Math.max(0, Math.min(Math.floor(balance / Math.max(1, lines)), mostUnit))
}

export interface Figures {
  readonly lines: number
  readonly stake: number
  readonly most: number
  readonly bonus: number
  readonly tax: number
  readonly net: number
  readonly stakeTax: number
  readonly isCapped: boolean
  readonly leastUnit: number
  readonly mostUnit: number
  readonly delay: number
}

/** What is without a price has no limits, and of several the most is that of the least: nothing of it can be staked. */
export const isShut = ({ mostUnit }: Pick<Figures, 'mostUnit'>): boolean => mostUnit === 0

/** Of singles all together; null: the book has not said all of them. */
export function figuresOf(quotes: readonly (Quoted | null)[]): Figures | null {
  const said = quotes.filter((one) => one !== null)
  if (said.length === 0 || said.length < quotes.length) return null
  const sum = (of: (one: Quoted) => number): number => said.reduce((all, one) => all + of(one), 0)
  return {
    lines: sum(({ lines }) => lines),
    stake: sum(({ stake }) => stake),
    most: sum(({ most }) => most),
    bonus: sum(({ bonus }) => bonus),
    tax: sum(({ tax }) => tax),
    net: sum(({ net }) => net),
    stakeTax: sum(({ stakeTax }) => stakeTax),
    isCapped: said.some(({ isCapped }) => isCapped),
    leastUnit: Math.max(...said.map(({ leastUnit }) => leastUnit)),
    mostUnit: Math.min(...said.map(({ mostUnit }) => mostUnit)),
    delay: Math.max(...said.map(({ delay }) => delay)),
  }
}
