/** What a slip asks the book for, from its selections and choices. Pure; the arithmetic is that of contract/fair. */
import type { bookBets } from '@uwanja/contract/book/bets'
import { FLEX } from '@uwanja/contract/fair/flex'
import { lineCount, MOST_SYSTEM_LEGS, NAMED_SYSTEMS, shapeFault } from '@uwanja/contract/fair/lines'
import { fraction, times } from '@uwanja/contract/fair/fraction'
import { multipleOdds, shownOdds } from '@uwanja/contract/fair/multiple'
import type { RawInput } from '@uwanja/contract/wire/call'
import type { Choices, Mode, SystemName } from './choices.ts'
import { keyOf, type Selection } from './slip.ts'

type PlaceInput = RawInput<typeof bookBets.place>
export type AskedShape = Pick<PlaceInput, 'legs' | 'sizes' | 'system' | 'mayFail'>

/** What counts once in a line: one selection, or several of one match at one price. */
export interface FormLeg {
  readonly keys: readonly string[]
  readonly selections: readonly Selection[]
  /** As they were shown and taken; null: of several picks, before the book has said it. */
  readonly odds: number | null
}

export interface Form {
  readonly asked: AskedShape
  readonly legs: readonly FormLeg[]
}

/** Before it is known: whatever it is, it is not below. */
const LEAST_ODDS = 1010

export const joinedKey = (keys: readonly string[]): string => [...keys].sort().join(' + ')

export const modeOf = ({ mode }: Pick<Choices, 'mode'>, count: number): Mode => (count < 2 ? 'singles' : mode)

export function grouped(selections: readonly Selection[], joined: Choices['joined']): FormLeg[] {
  const byEvent = new Map<string, Selection[]>()
  for (const one of selections) byEvent.set(one.event, [...(byEvent.get(one.event) ?? []), one])
  return [...byEvent.values()].map((all) => {
    const keys = all.map(keyOf)
    return { keys, selections: all, odds: all.length === 1 ? all[0]!.odds : (joined[joinedKey(keys)] ?? null) }
  })
}

const alone = (one: Selection): FormLeg => ({ keys: [keyOf(one)], selections: [one], odds: one.odds })

function askedLegs(legs: readonly FormLeg[], isBanker: (key: string) => boolean): AskedShape['legs'] {
  return legs.map(({ selections, odds, keys }) => ({
    odds: odds ?? LEAST_ODDS,
    ...(keys.length === 1 && isBanker(keys[0]!) ? { isBanker: true } : {}),
    picks: selections.map(({ event, market, specifiers, outcome, epoch }) => ({
      event,
      market,
      specifiers,
      outcome,
      epoch,
    })),
  }))
}

export interface SystemOption {
  readonly value: Exclude<Choices['system'], ''>
  readonly name: SystemName | null
  readonly size: number
  readonly lines: number
}

/** Those that these selections can be played in: the named ones first, then each size that is no plain multiple. */
export function systemsOf(open: number, bankers: number): SystemOption[] {
  if (open + bankers > MOST_SYSTEM_LEGS) return []
  const named = Object.entries(NAMED_SYSTEMS).flatMap(([name, { legs, sizes }]) =>
    bankers === 0 && legs === open
      ? [{ value: name as SystemName, name: name as SystemName, size: 0, lines: lineCount({ open, bankers, sizes }) }]
      : [],
  )
  const sizes = Array.from({ length: Math.max(0, open - 1) }, (_, at) => at + 1)
  const plain = sizes.flatMap((size) => {
    const shape = { open, bankers, sizes: [size] }
    // Single selections in lines of one are singles, and have their own place.
    if (size + bankers < 2 || shapeFault(shape)) return []
    return [{ value: String(size) as `${number}`, name: null, size, lines: lineCount(shape) }]
  })
  return [...named, ...plain]
}

function systemForm(legs: readonly FormLeg[], { system, bankers }: Choices): AskedShape {
  const keys = new Set(legs.flatMap((leg) => leg.keys))
  const known = bankers.filter((key) => keys.has(key))
  const options = systemsOf(legs.length - known.length, known.length)
  const chosen = options.find(({ value }) => value === system) ?? options[0]
  const asked = askedLegs(legs, (key) => known.includes(key))
  if (!chosen) return { legs: asked, sizes: [1] }
  return chosen.name ? { legs: asked, system: chosen.name } : { legs: asked, sizes: [chosen.size] }
}

/** One slip, or of singles one for each selection. */
export function formsOf(selections: readonly Selection[], choices: Choices): Form[] {
  const none = (): boolean => false
  switch (modeOf(choices, selections.length)) {
    case 'singles':
      return selections.map((one) => ({ asked: { legs: askedLegs([alone(one)], none) }, legs: [alone(one)] }))
    case 'multiple': {
      const legs = grouped(selections, choices.joined)
      return [{ asked: { legs: askedLegs(legs, none) }, legs }]
    }
    case 'system': {
      const legs = selections.map(alone)
      return [{ asked: systemForm(legs, choices), legs }]
    }
    case 'flex': {
      const legs = selections.map(alone)
      return [{ asked: { legs: askedLegs(legs, none), mayFail: choices.mayFail }, legs }]
    }
  }
}

/** The kinds that so many selections can be played in. */
export function modesFor(selections: readonly Selection[]): Mode[] {
  const count = selections.length
  if (count < 2) return ['singles']
  const isApart = new Set(selections.map(({ event }) => event)).size === count
  return [
    'singles',
    'multiple',
    ...(count > 2 && count <= MOST_SYSTEM_LEGS && isApart ? (['system'] as const) : []),
    ...(count >= FLEX.leastLegs && count <= FLEX.mostLegs && isApart ? (['flex'] as const) : []),
  ]
}

export const oddsText = (thousandths: number | null | undefined): string =>
  thousandths === null || thousandths === undefined
    ? '–'
    : shownOdds(times(fraction(BigInt(thousandths)), fraction(1n, 1000n)))

/** Of several legs their exact product, shown rounded down; null: one of them has no price. */
export function productText(odds: readonly (number | null)[]): string {
  return odds.some((one) => one === null) ? '–' : shownOdds(multipleOdds(odds as number[]))
}
