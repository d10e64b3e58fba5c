/** What the player has staked in this round, and what became of it. */
import { fill } from '@uwanja/i18n/fill'
import { slipsOf, type LiveState } from './live-state.ts'
import type { SlipView } from './shapes.ts'
import { amount, odds, spotName, whyText, type Words } from './words.ts'

function stateText(slip: SlipView, state: LiveState, words: Words): string {
  const said = fill(words.live.state[slip.state], { won: amount(slip.wonMinor, state.me, words) })
  const why = slip.why ? ` ${whyText(slip.why, state.me, words)}` : ''
  const disputed = slip.disputed ? ` ${fill(words.studio.disputed, { code: slip.disputed, round: slip.round })}` : ''
  const isWaiting = !slip.settled && (slip.state === 'won' || slip.state === 'returning')
  return said + why + disputed + (isWaiting ? ` ${words.studio.confirming}` : '')
}

export function MySlips({ state, words }: { state: LiveState; words: Words }) {
  const { table, game, me } = state
  if (!me) return null
  const slips = slipsOf(state, table.round)
  return (
    <section className="mine" aria-labelledby="mine-title">
      <h2 id="mine-title">{words.live.mine}</h2>
      {slips.length === 0 && <p className="hint">{words.live.noBets}</p>}
      <ul>
        {slips.map((slip) => (
          <li key={slip.id} className={slip.state}>
            {slip.bets.map((bet) => (
              <p key={bet.spot}>
                {spotName(game.kind, bet.spot, table.programme, words)}{' '}
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
            <p className="outcome">{stateText(slip, state, words)}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
