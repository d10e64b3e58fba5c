/** Chips that lie on the cloth and are not placed yet. Pure. */

export interface Draft {
  /** In the order in which they were put down: the last one is undone first. */
  readonly taps: readonly { readonly spot: string; readonly minor: bigint }[]
  readonly chipMinor: bigint
  /** What was placed last, to stake the same again. */
  readonly last: readonly { readonly spot: string; readonly minor: bigint }[]
}

export const CHIPS = [1_000n, 5_000n, 10_000n, 50_000n, 100_000n] as const
export const EMPTY: Draft = { taps: [], chipMinor: 10_000n, last: [] }

export function tap(draft: Draft, spot: string): Draft {
  return { ...draft, taps: [...draft.taps, { spot, minor: draft.chipMinor }] }
}

export function bySpot(draft: Draft): ReadonlyMap<string, bigint> {
  const sums = new Map<string, bigint>()
  for (const { spot, minor } of draft.taps) sums.set(spot, (sums.get(spot) ?? 0n) + minor)
  return sums
}

export function totalOf(draft: Draft): bigint {
  return draft.taps.reduce((sum, { minor }) => sum + minor, 0n)
}

/** After the bets were taken. */
export function placed(draft: Draft): Draft {
  return { ...draft, taps: [], last: draft.taps }
}
