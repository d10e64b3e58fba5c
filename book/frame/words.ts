/** Names, odds and moments as the pages write them. */
import { pairIn, sidesIn, type NamedSides, type Sides } from '@uwanja/i18n/book-words'
import { fill } from '@uwanja/i18n/fill'
import type { EventRow } from './answers/changes.ts'
import type { FrameTexts } from './texts.ts'

interface Named {
  readonly category: string
  readonly names: {
    readonly category: Readonly<Partial<Record<FrameTexts['language'], string | undefined>>>
    readonly tournament: Readonly<Partial<Record<FrameTexts['language'], string | undefined>>>
  }
}

export const countryName = ({ category, names }: Named, { language }: FrameTexts): string =>
  names.category[language] ?? category

export const leagueName = (
  { names, ...named }: Named & { readonly name?: string; readonly tournament?: string },
  { language }: FrameTexts,
): string => names.tournament[language] ?? named.name ?? named.tournament ?? ''

/** Both sides as they are called in the language of the page. */
export const sidesOf = (sides: NamedSides, { language }: Pick<FrameTexts, 'language'>): Sides =>
  sidesIn(sides, language)

export const matchName = (sides: NamedSides, { language }: Pick<FrameTexts, 'language'>): string =>
  pairIn(sides, language)

/** Two decimals as everywhere on the slip; three where the ladder has them. */
export const oddsText = (odds: number): string => (odds / 1000).toFixed(odds % 10 === 0 ? 2 : 3)

/** Where a match is: its minute, the break, the quarter, the set. Empty before it begins. */
export function clockText({ phase, clock, status }: EventRow, { texts }: FrameTexts): string {
  if (phase !== 'live') return ''
  if (status === 'interrupted' || status === 'suspended') return texts.interrupted
  if (!clock) return texts.live
  const [, quarter] = /^q(\d)$/.exec(clock.period) ?? []
  if (quarter) return fill(texts.quarter, { number: quarter })
  const [, set] = /^set(\d)$/.exec(clock.period) ?? []
  if (set) return fill(texts.set, { number: set })
  if (clock.period === 'break') return texts.halfTime
  return fill(texts.minute, { minute: Math.floor(clock.minute) })
}

export const scoreWords = ({ score, ...row }: EventRow, said: FrameTexts): string =>
  fill(said.texts.scoreNow, { ...sidesOf(row, said), one: score?.[0] ?? 0, other: score?.[1] ?? 0 })
