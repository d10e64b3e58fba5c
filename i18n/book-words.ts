/** Markets and outcomes as a page calls them, by the ids that the book's answers carry. */
import type { BookMarkets } from './book-markets.ts'
import { fill } from './fill.ts'
import type { Language } from './language.ts'

export interface Sides {
  readonly home: string
  readonly away: string
}

type Names = Readonly<Partial<Record<Language, string | undefined>>>

/** Sides as the book's answers carry them. */
export interface NamedSides extends Sides {
  readonly sideNames?: { readonly home: Names; readonly away: Names } | undefined
}

/** As they are called in a language. */
export const sidesIn = ({ home, away, sideNames }: NamedSides, language: Language): Sides => ({
  home: sideNames?.home[language] ?? home,
  away: sideNames?.away[language] ?? away,
})

interface Called {
  readonly name: string
  readonly names: Names
}

export const nameIn = ({ name, names }: Called, language: Language): string => names[language] ?? name

/** "Radi City – Upepo Rovers", in a language. */
export function pairIn(named: NamedSides, language: Language): string {
  const { home, away } = sidesIn(named, language)
  return `${home} – ${away}`
}

interface Line {
  /** measure.period.family, or goals.halves.family, goals.course.family. */
  readonly market: string
  /** `set=1|total=9.5` */
  readonly specifiers: string
}

const signed = (line: string): string => (Number(line) > 0 ? `+${line}` : line)
const turned = (line: string): string => signed(String(-Number(line)))
const linesOf = (specifiers: string): Readonly<Record<string, string>> =>
  Object.fromEntries(specifiers.split('|').map((part) => part.split('=') as [string, string]))

const found = (texts: Readonly<Record<string, string>>, name: string): string =>
  Object.hasOwn(texts, name) ? texts[name]! : name

/** "Corners · 1st half · Over/under", with the sides' own names. */
export function marketWords({ market, specifiers }: Line, names: BookMarkets, sides: Sides): string {
  const [measure = '', part = '', name = ''] = market.split('.')
  const lines = linesOf(specifiers)
  if (Object.hasOwn(names.outrights, market)) return fill(found(names.outrights, market), lines)
  const family = fill(found(names.families, name), { ...sides, ...lines })
  if (part === 'halves' || part === 'course') return family
  const counted = measure === 'goals' || measure === 'points' ? [] : [found(names.measures, measure)]
  const period = part === 'match' ? [] : [fill(found(names.periods, part), { number: lines[part] ?? '' })]
  return [...counted, ...period, family].join(' · ')
}

/** "Over 2.5", "Radi City (-1)", "1X2 1 / over". */
export function outcomeWords(
  { market, specifiers }: Line,
  outcome: string,
  { names, home, away }: Sides & { readonly names: BookMarkets },
): string {
  const words = names.outcomes
  const lines = linesOf(specifiers)
  const line = lines['total'] ?? lines['hcp'] ?? ''
  const family = market.split('.')[2] ?? ''
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
  const known = (name: string): string => (Object.hasOwn(plain, name) ? plain[name]! : name)
  if (lines['hcp'] !== undefined && outcome !== 'x')
    return `${known(outcome)} (${outcome === '1' ? signed(line) : turned(line)})`
  if (family === 'half-time-full-time') return outcome.split('/').map(known).join(' / ')
  if (family === 'winning-margin' && outcome !== 'x') {
    const [side = '', goals = ''] = outcome.split(':')
    return fill(words.by, { team: known(side), goals })
  }
  const [one, other] = outcome.split('/')
  if (one !== undefined && other !== undefined) return fill(words.both, { one: known(one), other: known(other) })
  return known(outcome)
}
