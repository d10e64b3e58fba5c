/** The words and the shared properties of the single-player tables. */
import { fill } from '@uwanja/i18n/fill'
import type { Words as LiveWords } from '../../live/page/words.ts'
import { money } from '../../pages/money.ts'
import type { PlayerView, PlayRound } from '@uwanja/contract/studio/play'
import type { PlayTable, Problem } from '../../instant/page/use-play.ts'
import type { TableTexts } from '@uwanja/i18n/en/studio-table'

export interface Words extends LiveWords {
  readonly table: TableTexts
}

/** What every game's panel works with. */
export interface GameProps {
  readonly play: PlayTable
  /** The newest round, finished or not. */
  readonly round: PlayRound | null
  readonly words: Words
  /** The round came while this page was open: its outcome is played to the player. */
  readonly isFresh: boolean
  /** Decimal text. */
  readonly stake: string
  readonly say: ReturnType<typeof sayer>
  /** A bet can be placed now. */
  readonly mayOpen: boolean
}

export function sayer(me: PlayerView | null, { studio }: Words) {
  return (minor: bigint | string | null) => money(minor, me, studio)
}

export function problemText(problem: Problem, me: PlayerView | null, words: Words): string {
  const { studio, table } = words
  if (problem === 'network') return studio.network
  const say = sayer(me, words)
  const texts: Readonly<Record<string, string>> = { ...studio.why, ...table.why }
  const values = me ? { min: say(me.minMinor), max: say(me.maxMinor), balance: say(me.balanceMinor) } : {}
  return fill(texts[problem] ?? studio.why.refused, values)
}
