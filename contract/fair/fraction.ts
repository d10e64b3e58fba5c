/**
 * Exact rational numbers. What a bet pays is a product of odds, halves and dead-heat shares and is rounded once, at its end:
 * a decimal third on the way would pay one player a kobo more than another. Pure, and the same in the book and in the
 * player's browser.
 */
export interface Fraction {
  readonly over: bigint
  /** Always above zero, and without a common divisor with `over`. */
  readonly under: bigint
}

function commonDivisor(a: bigint, b: bigint): bigint {
  let [left, right] = [a < 0n ? -a : a, b]
  while (right !== 0n) [left, right] = [right, left % right]
  return left
}

/** `over / under` in lowest terms. Throws a RangeError when nothing can be divided. */
export function fraction(over: bigint, under = 1n): Fraction {
  if (under === 0n) throw new RangeError('a fraction over nothing')
  const sign = under < 0n ? -1n : 1n
  const divisor = commonDivisor(over, under * sign) || 1n
  return { over: (over * sign) / divisor, under: (under * sign) / divisor }
}

export const NOTHING = fraction(0n)
export const HALF = fraction(1n, 2n)
export const WHOLE = fraction(1n)

export function plus(a: Fraction, b: Fraction): Fraction {
  return fraction(a.over * b.under + b.over * a.under, a.under * b.under)
}

export function minus(a: Fraction, b: Fraction): Fraction {
  return fraction(a.over * b.under - b.over * a.under, a.under * b.under)
}

export function times(a: Fraction, b: Fraction): Fraction {
  return fraction(a.over * b.over, a.under * b.under)
}

/** Below zero when a is less, zero when they are equal, above zero when a is more. */
export function compare(a: Fraction, b: Fraction): number {
  const difference = a.over * b.under - b.over * a.under
  return difference === 0n ? 0 : difference < 0n ? -1 : 1
}

/** The greatest whole number that is not above it; also below zero. */
export function floored({ over, under }: Fraction): bigint {
  const whole = over / under
  return over < 0n && whole * under !== over ? whole - 1n : whole
}

const TEXT = /^(-?\d{1,40})(?:\/(\d{1,40})|\.(\d{1,40}))?$/

/** "3", "1/2" or "0.5" as a fraction; null for anything else. */
export function readFraction(text: string): Fraction | null {
  const match = TEXT.exec(text)
  if (!match) return null
  const [, whole, under, decimals] = match
  if (under !== undefined) return BigInt(under) === 0n ? null : fraction(BigInt(whole!), BigInt(under))
  if (decimals === undefined) return fraction(BigInt(whole!))
  const scale = 10n ** BigInt(decimals.length)
  const sign = whole!.startsWith('-') ? -1n : 1n
  return fraction(BigInt(whole!) * scale + sign * BigInt(decimals), scale)
}

/** "3" or "1/2": what `readFraction` reads. */
export function fractionText({ over, under }: Fraction): string {
  return under === 1n ? over.toString() : `${over.toString()}/${under.toString()}`
}
