/** The book's amounts, whole minor units, as a person reads and types them. Pure. */
import { decimalText, groupedText, parseLimit } from '@uwanja/contract/wire/amounts'

/** As a field holds it, and as money is written from. */
export const textOf = (minor: number): string => decimalText(BigInt(minor))
/** As it is read in a column. */
export const amountOf = (minor: number): string => groupedText(BigInt(minor))

/** null: it is no amount. Every currency has two places. */
export function minorOf(typed: string): number | null {
  const read = parseLimit(typed.trim(), 'NGN')
  return read && Number(read.minor)
}

/** Odds travel as whole thousandths. */
export const oddsText = (odds: number | null): string =>
  odds === null ? '–' : (odds / 1000).toFixed(odds % 10 ? 3 : 2)

/** null: they are no odds that a bet may have. */
export function oddsOf(typed: string): number | null {
  if (!/^\d{1,3}(\.\d{1,3})?$/.test(typed.trim())) return null
  const thousandths = Math.round(Number(typed) * 1000)
  return thousandths >= 1010 && thousandths <= 500_000 ? thousandths : null
}

/** Of "2:1"; null: no score. */
export function scoreOf(typed: string): [number, number] | null {
  const match = /^\s*(\d{1,3})\s*[:-]\s*(\d{1,3})\s*$/.exec(typed)
  return match && [Number(match[1]), Number(match[2])]
}
