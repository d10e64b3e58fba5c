/**
 * Amounts: `{currency, minor}` inside, decimal text or a JSON number on the wire. Never a float in between. The schemas are
 * marked as pure, so that a page which only counts and writes amounts (a game's) does not load what checks them.
 */
import * as z from 'zod/mini'
import { grouped } from './grouped.ts'

/** Every currency that a market may settle in, with its number of minor digits (ISO 4217). */
export const CURRENCIES = { NGN: 2, TZS: 2 } as const
export type Currency = keyof typeof CURRENCIES

export interface Amount {
  readonly currency: Currency
  /** Kobo, senti: the smallest unit. */
  readonly minor: bigint
}

/** No single amount may exceed this many minor units (ten billion major units); the database holds the same line. */
export const MAX_MINOR = 1_000_000_000_000n

const DECIMAL = /^(0|[1-9]\d{0,11})(?:\.(\d{1,2}))?$/

/**
 * Decimal text to an amount. Accepts plain digits with at most two decimals ("500", "500.5", "500.50"); anything else
 * (signs, separators, exponents, more decimals, zero, above MAX_MINOR) is null.
 */
export function parseAmount(text: string, currency: Currency): Amount | null {
  const limit = parseLimit(text, currency)
  return limit?.minor === 0n ? null : limit
}

/** The same for a limit, which may also be nothing at all: "0" is 0n. */
export function parseLimit(text: string, currency: Currency): Amount | null {
  const match = DECIMAL.exec(text)
  if (!match) return null
  const minor = BigInt(match[1]!) * 100n + BigInt((match[2] ?? '').padEnd(2, '0'))
  return minor <= MAX_MINOR ? { currency, minor } : null
}

/** Minor units as decimal text with two places: 50050n -> "500.50". */
export function decimalText(minor: bigint): string {
  const sign = minor < 0n ? '-' : ''
  const digits = (minor < 0n ? -minor : minor).toString().padStart(3, '0')
  return `${sign}${digits.slice(0, -2)}.${digits.slice(-2)}`
}

/** Minor units as the number that replies carry (major units). Exact to the kobo up to 90 trillion. */
export function wireNumber(minor: bigint): number {
  return Number(decimalText(minor))
}

/** Thousands separators and two places, the same in every language: 123456750n -> "1,234,567.50" (A01). */
export function groupedText(minor: bigint): string {
  return grouped(decimalText(minor))
}

/** As people read it where its currency is not said beside it: "1,234,567.50 NGN". */
export const moneyText = (minor: bigint, currency: string): string => `${groupedText(minor)} ${currency}`

/** Whole units only, because a provider takes no fraction: "500.00" -> 500n, "500.50" -> null. */
export function wholeUnits(minor: bigint): bigint | null {
  return minor % 100n === 0n ? minor / 100n : null
}

/**
 * An amount in a request. A JSON number or decimal text; a number is read through its shortest text, so 0.1 + 0.2 and
 * 1e21 are refused instead of rounded. The value after parsing is the text for `parseAmount`.
 */
export const amountText = /* @__PURE__ */ textThat(parseAmount)

/** A limit in a request: an amount, or nothing at all. */
export const limitText = /* @__PURE__ */ textThat(parseLimit)

function textThat(parse: typeof parseAmount) {
  return z.pipe(
    z.pipe(
      z.union([z.string().check(z.maxLength(16)), z.number()]),
      z.transform((raw: string | number) => String(raw)),
    ),
    z.string().check(z.refine((text) => parse(text, 'NGN') !== null, { error: 'INVALID_AMOUNT' })),
  )
}

/** An amount in a reply: major units as a JSON number. */
export const wireAmount = /* @__PURE__ */ z.number()
