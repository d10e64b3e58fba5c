/** Bingo's return, exactly: every set of places wins by itself, so their chances only have to be added. */
import type { BingoTable } from '@uwanja/contract/studio/bingo'
import { FREE_PLACE } from '@uwanja/contract/fair/bingo-card'

/** Of `balls` so many are drawn: how likely is it that `wanted` chosen ones are all among them? As a fraction. */
export function chanceOfAll(wanted: number, { balls, drawn }: Pick<BingoTable, 'balls' | 'drawn'>): [bigint, bigint] {
  let [top, bottom] = [1n, 1n]
  for (let taken = 0; taken < wanted; taken++) {
    top *= BigInt(drawn - taken)
    bottom *= BigInt(balls - taken)
  }
  return [top, bottom]
}

/** In basis points, rounded down. */
export function returnOfBingo(table: BingoTable): number {
  const isFree = table.balls === 75
  let [top, bottom] = [0n, 1n]
  for (const { sets, paysHundredths } of table.patterns) {
    for (const set of sets) {
      const wanted = set.filter((place) => !isFree || place !== FREE_PLACE).length
      const [chance, all] = chanceOfAll(wanted, table)
      ;[top, bottom] = [top * all + chance * BigInt(paysHundredths) * bottom, bottom * all]
    }
  }
  return Number((top * 100n) / bottom)
}
