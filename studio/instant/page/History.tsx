/** The player's last rounds of this game: stake, win, outcome and proof. */
import type { ReactNode } from 'react'
import { fill } from '@uwanja/i18n/fill'
import type { PlayerView, PlayRound } from '@uwanja/contract/studio/play'
import type { PlayStart } from './start.ts'
import { useHistory } from './use-history.ts'
import type { PlayTable } from './use-play.ts'
import { money } from '../../pages/money.ts'
import { verifyLink } from './words.ts'

function resultOf(round: PlayRound, me: PlayerView, { texts }: PlayStart): string {
  if (round.phase === 'returning') return texts.resultBack
  if (round.phase === 'refused') return texts.resultRefused
  if (round.phase !== 'over') return texts.resultOpen
  return fill(texts.historyLine, { cost: money(round.costMinor, me, texts), win: money(round.winMinor, me, texts) })
}

function Line({ round, me, start, outcome }: LineProps) {
  const when = new Intl.DateTimeFormat(start.lang, { dateStyle: 'short', timeStyle: 'medium' }).format(round.startedMs)
  return (
    <li>
      <details>
        <summary>
          <span className="hint">{when}</span> <span className="figures">{resultOf(round, me, start)}</span>
        </summary>
        {round.view !== null && outcome(round)}
        {round.proof.seed && (
          <a href={verifyLink(round.proof, start.lang)} target="_blank" rel="noreferrer">
            {start.texts.proof}
          </a>
        )}
      </details>
    </li>
  )
}

interface LineProps {
  readonly round: PlayRound
  readonly me: PlayerView
  readonly start: PlayStart
  readonly outcome: (round: PlayRound) => ReactNode
}

export function History({ start, table, outcome }: Omit<LineProps, 'round' | 'me'> & { table: PlayTable }) {
  const rounds = useHistory(start.secret, table.state!.round)
  return (
    <section className="play-side" aria-label={start.texts.history}>
      <h2>{start.texts.history}</h2>
      {rounds?.length === 0 && <p className="hint">{start.texts.noHistory}</p>}
      <ul className="play-history">
        {rounds?.map((round) => (
          <Line key={round.id} round={round} me={table.state!.me} start={start} outcome={outcome} />
        ))}
      </ul>
    </section>
  )
}
