/** Four matches at once: a minute hand, scores as the goals fall, and a ball that shows where it is played. */
import { fill } from '@uwanja/i18n/fill'
import { sincePhase } from '../../../live/page/live-state.ts'
import { useBeat } from '../../../live/page/use-live.ts'
import type { Fixture } from '../../../live/page/words.ts'
import type { StageProps } from '../../../live/page/stages/Stage.tsx'

interface Played {
  readonly goals: readonly { readonly minute: number; readonly side: 0 | 1 }[]
}
const MATCH_MS = 24_000

/** A wander of the ball that everybody sees alike; a goal pulls it to its end. */
function ballX(at: number, minute: number, goals: Played['goals']): number {
  const near = goals.find((goal) => minute >= goal.minute - 2 && minute <= goal.minute + 1)
  if (near) return near.side === 0 ? 96 : 4
  return 50 + 30 * Math.sin(minute / 4 + at * 2) * Math.cos(minute / 7 + at)
}

export function PitchStage({ state, words }: StageProps) {
  const perfMs = useBeat(300)
  const { table } = state
  const { live } = words
  const fixtures = (table.programme ?? []) as readonly Fixture[]
  const played = table.shown as readonly Played[] | null
  const part = played === null ? 0 : table.phase === 'showing' ? Math.min(1, sincePhase(state, perfMs) / MATCH_MS) : 1
  const minute = Math.floor(90 * part)
  const clock = played === null ? live.kickOff : part === 1 ? live.fullTime : fill(live.minute, { minute })
  return (
    <section className="stage pitch" aria-label={live.table}>
      <p className="clock figures">{clock}</p>
      <ul>
        {fixtures.map(({ home, away }, at) => {
          const goals = played?.[at]?.goals ?? []
          const score = [0, 1].map((side) => goals.filter((goal) => goal.side === side && goal.minute <= minute).length)
          const isFresh = goals.some((goal) => goal.minute <= minute && goal.minute > minute - 4) && part < 1
          return (
            <li key={home} className={isFresh ? 'goal' : ''}>
              <span className="home">{home}</span>
              <strong className="figures">{played !== null && score.join(' : ')}</strong>
              <span className="away">{away}</span>
              <span className="grass" aria-hidden="true">
                {played !== null && part < 1 && (
                  <span className="ball" style={{ left: `${ballX(at, 90 * part, goals).toFixed(1)}%` }} />
                )}
              </span>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
