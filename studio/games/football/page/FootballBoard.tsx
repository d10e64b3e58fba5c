/** The book of a matchday: result, goals, both score, and exact scores on demand. */
import { useState } from 'react'
import { fill } from '@uwanja/i18n/fill'
import { odds, type Fixture } from '../../../live/page/words.ts'
import type { BoardProps } from '../../../live/page/boards/Board.tsx'
import { Spot } from '../../../live/page/boards/Spot.tsx'

function Market({
  at,
  market,
  names,
  ...props
}: BoardProps & { at: number; market: string; names: [string, string][] }) {
  return (
    <div className={`market of-${String(names.length)}`}>
      {names.map(([selection, name]) => {
        const spot = `${String(at)}:${market}:${selection}`
        return (
          <Spot key={spot} {...props} spot={spot}>
            <span className="name">{name}</span>
            <span className="figures pays">{odds(props.odds[spot] ?? 0)}</span>
          </Spot>
        )
      })}
    </div>
  )
}

function Match({ at, fixture, ...props }: BoardProps & { at: number; fixture: Fixture }) {
  const [isWide, setWide] = useState(false)
  const { markets, selections, showScores, hideScores } = props.words.live
  const { home, away } = fixture
  const scores = Object.keys(props.odds)
    .filter((spot) => spot.startsWith(`${String(at)}:score:`))
    .map((spot) => spot.split(':')[2]!)
  return (
    <section className="match" aria-label={fill(props.words.live.fixture, { home, away })}>
      <h2>
        <span>{home}</span> <span>{away}</span>
      </h2>
      <Market
        {...props}
        at={at}
        market="result"
        names={[
          ['1', '1'],
          ['X', 'X'],
          ['2', '2'],
        ]}
      />
      <Market
        {...props}
        at={at}
        market="goals"
        names={[
          ['over', selections.over],
          ['under', selections.under],
        ]}
      />
      <p className="hint">{markets.both}</p>
      <Market
        {...props}
        at={at}
        market="both"
        names={[
          ['yes', selections.yes],
          ['no', selections.no],
        ]}
      />
      <button type="button" className="more" aria-expanded={isWide} onClick={() => setWide(!isWide)}>
        {isWide ? hideScores : showScores}
      </button>
      {isWide && (
        <Market
          {...props}
          at={at}
          market="score"
          names={scores.map((score) => [score, score === 'other' ? selections.other : score])}
        />
      )}
    </section>
  )
}

export function FootballBoard(props: BoardProps) {
  const fixtures = (props.programme ?? []) as readonly Fixture[]
  return (
    <div className="matches">
      {fixtures.map((fixture, at) => (
        <Match key={`${fixture.home}${fixture.away}`} {...props} at={at} fixture={fixture} />
      ))}
    </div>
  )
}
