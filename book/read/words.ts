/** Markets and outcomes as a page calls them, from the names in `i18n/book-markets`. */
import type { BookMarkets } from '@uwanja/i18n/book-markets'
import { fill } from '@uwanja/i18n/fill'
import { readSpecifiers } from '../markets/specifiers.ts'
import type { Lines } from '../markets/settle.ts'
import type { MarketRow } from '../markets/table.ts'

export interface Sides {
  readonly home: string
  readonly away: string
}

const signed = (line: string): string => (Number(line) > 0 ? `+${line}` : line)
const turned = (line: string): string => signed(String(-Number(line)))

function linesOf(row: MarketRow, specifiers: string): Lines {
  return readSpecifiers(row, specifiers) ?? {}
}

/** "Corners · 1st half · Over/under", with the sides' own names. */
export function marketName(row: MarketRow, specifiers: string, names: BookMarkets, sides: Sides): string {
  const lines = linesOf(row, specifiers)
  const family = fill(names.families[row.family], { ...sides, ...lines })
  if (row.reads !== 'score') return family
  const measure = row.measure === 'goals' || row.measure === 'points' ? [] : [names.measures[row.measure]]
  const number = lines[row.period] ?? ''
  const period = row.period === 'match' ? [] : [fill(names.periods[row.period], { number })]
  return [...measure, ...period, family].join(' · ')
}

/** @param outcome Of this row, like 1, x2, over, 1/under. */
export function outcomeName(
  row: MarketRow,
  specifiers: string,
  outcome: string,
  { names, home, away }: Sides & { readonly names: BookMarkets },
): string {
  const words = names.outcomes
  const lines = linesOf(row, specifiers)
  const line = lines['total'] ?? lines['hcp'] ?? ''
  const plain: Readonly<Record<string, string>> = {
    '1': home,
    x: words.draw,
    '2': away,
    none: words.none,
    equal: words.equal,
    other: words.other,
    yes: words.yes,
    no: words.no,
    odd: words.odd,
    even: words.even,
    over: fill(words.over, { line }),
    under: fill(words.under, { line }),
    '1h': names.periods['1h'],
    '2h': names.periods['2h'],
    '1x': fill(words.either, { one: home, other: words.draw }),
    '12': fill(words.either, { one: home, other: away }),
    x2: fill(words.either, { one: words.draw, other: away }),
  }
  if (lines['hcp'] !== undefined && outcome !== 'x')
    return `${plain[outcome] ?? outcome} (${outcome === '1' ? signed(line) : turned(line)})`
  if (row.family === 'half-time-full-time')
    return outcome
      .split('/')
      .map((part) => plain[part])
      .join(' / ')
  if (row.family === 'winning-margin' && outcome !== 'x') {
    const [side, goals] = outcome.split(':') as [string, string]
    return fill(words.by, { team: plain[side] ?? '', goals })
  }
  const [one, other] = outcome.split('/')
  if (one !== undefined && other !== undefined)
    return fill(words.both, { one: plain[one] ?? one, other: plain[other] ?? other })
  return plain[outcome] ?? outcome
}
