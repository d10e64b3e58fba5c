/** The words and the shared properties of the single-player tables. */
import { groupedText } from '@uwanja/contract/amounts'
import { fill } from '@uwanja/i18n/fill'
import type { Words as LiveWords } from '../live/words.ts'
import type { PlayerView, PlayRound } from '../play/shapes.ts'
import type { TableTexts } from './texts/en.ts'
import type { Play, Problem } from './use-play.ts'

export interface Words extends LiveWords {
  readonly table: TableTexts
}

/** What every game's panel works with. */
export interface GameProps {
  readonly play: Play
  /** The newest round, finished or not. */
  readonly round: PlayRound | null
  readonly words: Words
  /** Decimal text. */
  readonly stake: string
  readonly say: (minor: bigint | string) => string
  /** A bet can be placed now. */
  readonly mayOpen: boolean
}

export function sayer(me: PlayerView | null, { studio }: Words) {
  return (minor: bigint | string) => `${groupedText(BigInt(minor))} ${me?.currency ?? studio.chips}`
}

export function problemText(problem: Problem, me: PlayerView | null, words: Words): string {
  const { studio, table } = words
  if (problem === 'network') return studio.network
  const say = sayer(me, words)
  const texts: Readonly<Record<string, string>> = { ...studio.why, ...table.why }
  const values = me ? { min: say(me.minMinor), max: say(me.maxMinor), balance: say(me.balanceMinor ?? '0') } : {}
  return fill(texts[problem] ?? studio.why.refused, values)
}
