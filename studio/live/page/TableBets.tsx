/** The bets of one round: what was staked on which spot, what was chosen, and what became of it. */
import { fill } from '@uwanja/i18n/fill'
import type { LiveKind, LiveMe, TableBetView } from '@uwanja/contract/studio/live'
import { isWin } from '../../pages/payout.ts'
import { amount, odds, spotName, whyText, type Words } from './words.ts'

interface Props {
  readonly slips: readonly TableBetView[]
  readonly kind: LiveKind
  readonly programme: unknown
  readonly me: LiveMe
  readonly words: Words
}

function stateText(tableBet: TableBetView, me: LiveMe, words: Words): string {
  const said = fill(words.live.state[tableBet.state], { won: amount(tableBet.wonMinor, me, words) })
  const why = tableBet.why ? ` ${whyText(tableBet.why, me, words)}` : ''
  const disputed = tableBet.disputed
    ? ` ${fill(words.studio.disputed, { code: tableBet.disputed, round: tableBet.round })}`
    : ''
  const isWaiting = !tableBet.settled && (tableBet.state === 'won' || tableBet.state === 'returning')
  return said + why + disputed + (isWaiting ? ` ${words.studio.confirming}` : '')
}

export function TableBets({ slips: tableBets, kind, programme, me, words }: Props) {
  return (
    <ul>
      {tableBets.map((tableBet) => (
        <li
          key={tableBet.id}
          className={
            tableBet.state === 'won' && !isWin(tableBet.wonMinor, tableBet.stakeMinor) ? 'back' : tableBet.state
          }
        >
          {tableBet.bets.map((bet) => (
            <p key={bet.spot}>
              {spotName(kind, bet.spot, programme, words)}{' '}
              <span className="figures">
                {amount(bet.minor, me, words)} · {odds(bet.odds)}
              </span>
            </p>
          ))}
          {tableBet.moves.length > 0 && (
            <p className="hint">
              {tableBet.moves.map((move) => words.live.chosen[move as keyof Words['live']['chosen']]).join(', ')}
            </p>
          )}
          <p className="outcome">{stateText(tableBet, me, words)}</p>
        </li>
      ))}
    </ul>
  )
}
