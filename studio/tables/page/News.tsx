/** What came of the newest round, when it is over and its outcome was played, and what went wrong. */
import { fill } from '@uwanja/i18n/fill'
import type { PlayTable } from '../../instant/page/use-play.ts'
import { Paid } from '../../pages/Paid.tsx'
import { payoutOf } from '../../pages/payout.ts'
import { problemText, sayer, type Words } from './words.ts'

interface NewsProps {
  readonly play: PlayTable
  readonly isFresh: boolean
  readonly words: Words
  readonly isPlayed: boolean
}

export function News({ play, isFresh, words, isPlayed }: NewsProps) {
  const { state, problem, isSending } = play
  const { me, round } = state!
  const say = sayer(me, words)
  const [won, cost] = [BigInt(round?.winMinor ?? '0'), BigInt(round?.costMinor ?? '0')]
  const payout = payoutOf(won, cost)
  const isWon = round?.phase === 'over' && payout === 'won'
  const end = words.table[payout === 'even' ? 'part' : payout]
  const decided = round?.phase === 'over' && isPlayed ? { id: round.id, wonMinor: won, stakeMinor: cost } : null
  const told =
    round?.phase === 'live' && !isFresh
      ? words.table.unfinished
      : round?.phase === 'over' && isPlayed && !isSending
        ? fill(end, { won: say(won), stake: say(cost) })
        : round?.phase === 'returning'
          ? words.studio.why[round.why === 'no-answer' ? 'no-answer' : 'void']
          : null
  return (
    <div className="result">
      <Paid decided={decided} say={say} />
      <p role="status" className={told ? `news ${isWon && isPlayed ? 'win' : 'note'}` : ''}>
        {told}
        {told && round?.wasLeft ? ` ${words.table.left}` : ''}
        {told && round?.disputed ? ` ${fill(words.studio.disputed, { code: round.disputed, round: round.id })}` : ''}
      </p>
      <p role="alert" className="problem">
        {problem && problemText(problem, me, words)}
      </p>
    </div>
  )
}
