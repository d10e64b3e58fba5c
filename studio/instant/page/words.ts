/** Reasons and news in the player's words. */
import { fill } from '@uwanja/i18n/fill'
import { money } from '../../pages/money.ts'
import { payoutOf } from '../../pages/payout.ts'
import type { PlayerView, PlayRound, RoundProof } from '@uwanja/contract/studio/play'
import type { PlayTexts } from '@uwanja/i18n/en/studio-play'
import type { Problem } from './use-play.ts'

export const percent = (basisPoints: number): string => `${(basisPoints / 100).toFixed(2)} %`

export function problemText(problem: Problem, me: PlayerView | null, texts: PlayTexts): string {
  if (problem === 'network') return texts.network
  const say = (minor: string | null | undefined) => money(minor ?? null, me, texts)
  return fill(texts.why[problem], { min: say(me?.minMinor), max: say(me?.maxMinor), balance: say(me?.balanceMinor) })
}

/** What the wallet said of a round beyond its outcome; null: nothing to say. */
export function roundNews(round: PlayRound, me: PlayerView, texts: PlayTexts): string | null {
  if (round.disputed) return fill(texts.disputed, { code: round.disputed, id: round.id })
  if (round.phase === 'returning') {
    const reason = round.why ? problemText(round.why, me, texts) : ''
    return round.settled ? `${reason} ${fill(texts.cameBack, { stake: money(round.stakeMinor, me, texts) })}` : reason
  }
  if (round.phase === 'over' && round.wasLeft) return fill(texts.wasLeft, { win: money(round.winMinor, me, texts) })
  return round.phase === 'over' && !round.settled ? texts.confirming : null
}

export interface PaidNews {
  readonly tone: 'win' | 'note'
  readonly text: string
}

/** What a round paid, as it is: less than it cost, or just that, is no win. Nothing of it is a free round's. */
export function paidNews(
  wonMinor: bigint,
  costMinor: bigint,
  { me, texts }: { readonly me: PlayerView; readonly texts: PlayTexts },
): PaidNews {
  const win = money(wonMinor, me, texts)
  const payout = payoutOf(wonMinor, costMinor)
  if (payout === 'lost') return { tone: 'note', text: texts.noWin }
  if (payout === 'won') return { tone: 'win', text: fill(texts.youWon, { win }) }
  return { tone: 'note', text: fill(texts.returned, { win, stake: money(costMinor, me, texts) }) }
}

export function verifyLink({ seed, commitment, words: said, ranges }: RoundProof, lang: string): string {
  const query = new URLSearchParams({ draws: ranges.join('.'), seed: seed ?? '', commitment, words: said, lang })
  return `/studio/verify/#${query.toString()}`
}
