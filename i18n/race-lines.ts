/** The rules of a race in sentences, from its rule set: the same on the site and on the pages without a script. */

/** As a server tells it; any field may be missing at one that is not ours. */
export interface TellsRace {
  readonly counts?: string | null | undefined
  readonly needsEntry?: boolean | null | undefined
  readonly rules?:
    | {
        readonly step?: number | null | undefined
        readonly leastStake?: number | null | undefined
        readonly payAs?: string | null | undefined
        readonly times?: number | null | undefined
        readonly days?: number | null | undefined
      }
    | null
    | undefined
}

/** A text of `cashrace` by its keys, with values in it. */
export type SaysRace = (key: string, words: Readonly<Record<string, string>>) => string

export function raceLines(
  say: SaysRace,
  { rules, counts, needsEntry }: TellsRace,
  money: (raw: number | null | undefined) => string,
): readonly string[] {
  if (!rules || !counts) return []
  const words = {
    step: money(rules.step),
    amount: money(rules.leastStake),
    times: String(rules.times ?? ''),
    days: String(rules.days ?? ''),
  }
  const keys = [
    ...(needsEntry ? ['entry'] : []),
    ...[counts, 'least'],
    ...(counts === 'drops' ? [] : ['sports', 'ties']),
    ...['corrected', 'excluded', rules.payAs === 'bonus' ? 'bonus' : 'cash'],
  ]
  return keys.map((key) => say(`rule.${key}`, words))
}

/** Points as people read them: a best multiple is one of hundredths, everything else is whole. */
export function pointsText(raw: number | null | undefined, counts: string | null | undefined): string {
  const points = Number.isFinite(raw) ? Number(raw) : 0
  if (counts === 'multiple') return `${(points / 100).toFixed(2)}x`
  return String(points).replace(/\B(?=(\d{3})+$)/g, ',')
}
