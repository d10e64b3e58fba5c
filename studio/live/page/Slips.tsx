/** Slips of one round: what was staked on which spot, what was chosen, and what became of it. */
import { fill } from '@uwanja/i18n/fill'
import type { LiveKind, LiveMe, SlipView } from '@uwanja/contract/studio/live'
import { amount, odds, spotName, whyText, type Words } from './words.ts'

interface Props {
  readonly slips: readonly SlipView[]
  readonly kind: LiveKind
  readonly programme: unknown
  readonly me: LiveMe
  readonly words: Words
}

function stateText(slip: SlipView, me: LiveMe, words: Words): string {
  const said = fill(words.live.state[slip.state], { won: amount(slip.wonMinor, me, words) })
  const why = slip.why ? ` ${whyText(slip.why, me, words)}` : ''
  const disputed = slip.disputed ? ` ${fill(words.studio.disputed, { code: slip.disputed, round: slip.round })}` : ''
  const isWaiting = !slip.settled && (slip.state === 'won' || slip.state === 'returning')
  return said + why + disputed + (isWaiting ? ` ${words.studio.confirming}` : '')
}

export function Slips({ slips, kind, programme, me, words }: Props) {
  return (
    <ul>
      {slips.map((slip) => (
        <li key={slip.id} className={slip.state}>
          {slip.bets.map((bet) => (
            <p key={bet.spot}>
              {spotName(kind, bet.spot, programme, words)}{' '}
              <span className="figures">
                {amount(bet.minor, me, words)} · {odds(bet.odds)}
              </span>
            </p>
          ))}
          {slip.moves.length > 0 && (
            <p className="hint">
              {slip.moves.map((move) => words.live.chosen[move as keyof Words['live']['chosen']]).join(', ')}
            </p>
          )}
          <p className="outcome">{stateText(slip, me, words)}</p>
        </li>
      ))}
    </ul>
  )
}
