/** Last results, who plays, what comes back, and the proof that the round was fixed before stakes opened. */
import { groupedText } from '@uwanja/contract/wire/amounts'
import { fill } from '@uwanja/i18n/fill'
import { isWin } from '../../pages/payout.ts'
import { Check } from './Check.tsx'
import type { LiveState } from './live-state.ts'
import { amount, resultOf, spotName, type Words } from './words.ts'

interface Props {
  readonly state: LiveState
  readonly words: Words
}

function Results({ state, words }: Props) {
  return (
    <section aria-labelledby="results-title">
      <h2 id="results-title">{words.live.results}</h2>
      {state.past.length === 0 && <p className="hint">{words.live.noResults}</p>}
      <ol className="past-results">
        {state.past.map((past) => {
          const { text, tone } = resultOf(state.game.kind, past, words)
          return (
            <li key={past.round} className={tone}>
              {text}
            </li>
          )
        })}
      </ol>
    </section>
  )
}

function Seats({ state, words }: Props) {
  const { seats } = state.table
  return (
    <section className="players" aria-labelledby="seats-title">
      <h2 id="seats-title">
        {words.live.players} <span className="count">{seats.length}</span>
      </h2>
      {seats.length === 0 && <p className="hint">{words.live.nobody}</p>}
      <ul>
        {seats.map(({ id, name, stakeMinor, currency, wonMinor }) => (
          <li key={id}>
            <span>{name}</span>
            <span className="figures">
              {groupedText(BigInt(stakeMinor))} {currency ?? '◦'}
            </span>
            <span className={`figures outcome ${isWin(wonMinor, stakeMinor) ? 'win' : ''}`}>
              {wonMinor === null ? '' : groupedText(BigInt(wonMinor))}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}

const percent = (basisPoints: number) => (basisPoints / 100).toFixed(2)

function Info({ state, words }: Props) {
  const { kind, returns } = state.game
  const { live } = words
  const rule = {
    'live-roulette': live.wheelRule,
    'live-baccarat': live.baccaratRule,
    'live-blackjack': live.blackjackRule,
    'live-poker': live.pokerRule,
    'virtual-football': null,
    'virtual-horse': null,
  }[kind]
  const { margin, ...bets } = returns
  return (
    <section aria-labelledby="info-title">
      <h2 id="info-title">{live.info}</h2>
      {rule && <p className="hint">{rule}</p>}
      {margin !== undefined && (
        <p className="hint">{fill(live.margin, { percent: percent(margin), sum: percent(10_000 + margin) })}</p>
      )}
      <ul className="hint">
        {Object.entries(bets).map(([spot, basisPoints]) => (
          <li key={spot}>
            {fill(live.returns, { bet: spotName(kind, spot, null, words), percent: percent(basisPoints) })}
          </li>
        ))}
      </ul>
      {state.me && (
        <p className="hint">
          {fill(live.limits, {
            min: amount(state.me.minMinor, state.me, words),
            max: amount(state.me.maxMinor, state.me, words),
          })}
        </p>
      )}
    </section>
  )
}

function Fair({ state, words }: Props) {
  const last = state.past[0]
  return (
    <section className="fairness" aria-labelledby="fair-title">
      <h2 id="fair-title">{words.live.fairTitle}</h2>
      <p className="hint">{words.live.fairHint}</p>
      <dl>
        <dt>{words.live.commitment}</dt>
        <dd className="hash">{state.table.proof.commitment}</dd>
        {last && (
          <>
            <dt>{fill(words.live.seedOf, { round: last.round })}</dt>
            <dd className="hash">{last.proof.seed}</dd>
            <dt>{words.live.wordsOf}</dt>
            <dd className="hash">
              {last.proof.words} · {last.proof.ranges.join(', ')}
            </dd>
          </>
        )}
      </dl>
      {last && <Check key={last.round} past={last} words={words} />}
    </section>
  )
}

export function Aside({ state, words }: Props) {
  return (
    <>
      <Results state={state} words={words} />
      <Seats state={state} words={words} />
      <Info state={state} words={words} />
      <Fair state={state} words={words} />
    </>
  )
}
