/** A span of time in its two largest units, and as a language writes it. Pure. */
const UNITS = [
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
  ['second', 1],
] as const
type Unit = (typeof UNITS)[number][0]

export function spanParts(leftMs: number): readonly (readonly [Unit, number])[] {
  const leftS = Math.max(0, Math.floor(leftMs / 1_000))
  const largest = Math.min(
    UNITS.findIndex(([unit, seconds]) => leftS >= seconds || unit === 'second'),
    UNITS.length - 2,
  )
  const [[unit, seconds], [next, nextSeconds]] = [UNITS[largest]!, UNITS[largest + 1]!]
  return [
    [unit, Math.floor(leftS / seconds)],
    [next, Math.floor((leftS % seconds) / nextSeconds)],
  ]
}

/**
 * "2d 3h", "4m 10s".
 *
 * @param t The words of `span`.
 */
export const spanText = (t: (unit: Unit, values: { readonly n: string }) => string, spanMs: number): string =>
  spanParts(spanMs)
    .map(([unit, count]) => t(unit, { n: String(count) }))
    .join(' ')
