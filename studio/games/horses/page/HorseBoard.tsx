/** The book of a race: to win, among the first three, and first and second in order. */
import { useState } from 'react'
import { odds, type Runner } from '../../../live/page/words.ts'
import { SILKS } from './silks.ts'
import type { BoardProps } from '../../../live/page/boards/Board.tsx'
import { Spot } from '../../../live/page/boards/Spot.tsx'

function Pick({
  label,
  value,
  runners,
  choose,
}: {
  label: string
  value: number
  runners: readonly Runner[]
  choose: (at: number) => void
}) {
  return (
    <label>
      {label}
      <select value={value} onChange={(event) => choose(Number(event.target.value))}>
        {runners.map(({ name }, at) => (
          <option key={name} value={at}>
            {at + 1} {name}
          </option>
        ))}
      </select>
    </label>
  )
}

function Forecast({ runners, ...props }: BoardProps & { runners: readonly Runner[] }) {
  const [[first, second], setPicks] = useState<readonly [number, number]>([0, 1])
  const { live } = props.words
  const spot = `forecast:${String(first)}-${String(second)}`
  const other = (taken: number) => (taken === 0 ? 1 : 0)
  return (
    <section className="forecast" aria-label={live.forecast}>
      <h2>{live.forecast}</h2>
      <p className="hint">{live.forecastHow}</p>
      <Pick
        label={live.first}
        value={first}
        runners={runners}
        choose={(at) => setPicks([at, at === second ? other(at) : second])}
      />
      <Pick
        label={live.second}
        value={second}
        runners={runners}
        choose={(at) => setPicks([at === first ? other(at) : first, at])}
      />
      <Spot {...props} spot={spot}>
        <span className="figures pays">{odds(props.odds[spot] ?? 0)}</span>
      </Spot>
    </section>
  )
}

export function HorseBoard(props: BoardProps) {
  const { live } = props.words
  const runners = (props.programme ?? []) as readonly Runner[]
  if (runners.length === 0) return null
  return (
    <>
      <section className="runners" aria-label={live.table}>
        <div className="runner-head" aria-hidden="true">
          <span />
          <span>{live.win}</span>
          <span>{live.placed}</span>
        </div>
        {runners.map(({ name }, at) => (
          <div key={name} className="runner">
            <p>
              <span className="silk" style={{ background: SILKS[at]! }} aria-hidden="true">
                {at + 1}
              </span>
              {name}
            </p>
            {['win', 'place'].map((market) => {
              const spot = `${market}:${String(at)}`
              return (
                <Spot key={spot} {...props} spot={spot}>
                  <span className="figures pays">{odds(props.odds[spot] ?? 0)}</span>
                </Spot>
              )
            })}
          </div>
        ))}
      </section>
      <Forecast {...props} runners={runners} />
    </>
  )
}
