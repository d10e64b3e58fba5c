/** What a player takes home: the tax of winnings on a bet, as the ledger takes it of the whole round. */

const WHOLE = 10_000n

export interface TakenHome {
  /** What the bet paid above its stake; a loss is none. */
  readonly won: bigint
  readonly tax: bigint
  readonly net: bigint
}

/**
 * The round's stake is what was charged less what came back as a void, so a bet that is void pays no tax. Rounded down: nobody pays
 * for the rounding but the state, by less than the smallest unit.
 * @param round In minor units; `pays` after bonus and cap.
 * @param basisPoints Hundredths of a percent, of the day on which it is paid.
 */
export function takenHome(
  { charged, voided, pays }: { readonly charged: bigint; readonly voided: bigint; readonly pays: bigint },
  basisPoints: number,
): TakenHome {
  if (voided > charged) throw new RangeError('more was voided than was charged')
  const stake = charged - voided
  const won = pays > stake ? pays - stake : 0n
  const tax = (won * BigInt(basisPoints)) / WHOLE
  return { won, tax, net: pays + voided - tax }
}
