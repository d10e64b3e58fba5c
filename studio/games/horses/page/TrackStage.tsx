/** The track: eight runners, each with its own pace, who come in at the drawn times. */
import { useRef } from 'react'
import { fill } from '@uwanja/i18n/fill'
import { useFrame } from '../../../pages/use-frame.ts'
import { sincePhase } from '../../../live/page/live-state.ts'
import type { Runner } from '../../../live/page/words.ts'
import { SILKS } from './silks.ts'
import type { StageProps } from '../../../live/page/stages/Stage.tsx'

interface Race {
  readonly order: readonly number[]
  readonly timesMs: readonly number[]
  readonly paces: readonly number[]
}

/** How far a runner is, 0 to 1: always forwards, now quicker, now slower, and at its time exactly there. */
export function TrackStage({ state, words }: StageProps) {
  const horses = useRef<(SVGGElement | null)[]>([])
  const { table } = state
  const runners = (table.programme ?? []) as readonly Runner[]
  const race = table.shown as Race | null
  useFrame((perfMs) => {
    const sinceMs = table.phase === 'showing' ? sincePhase(state, perfMs) : Number.MAX_SAFE_INTEGER
    for (const [at, horse] of horses.current.entries()) {
      const far = race === null ? 0 : wayOf(sinceMs / race.timesMs[at]!, race.paces[at]!)
      horse?.setAttribute('transform', `translate(${(14 + 290 * far).toFixed(1)} ${String(12 + 20 * at)})`)
    }
  })
  const isIn = race !== null && table.phase !== 'showing'
  const named = (place: number) => runners[race?.order[place] ?? 0]?.name ?? ''
  return (
    <section className="stage track-stage" aria-label={words.live.table}>
      <svg viewBox="0 0 340 164" aria-hidden="true">
        <path d="M0 2H340V162H0Z" className="turf" />
        {runners.map(({ name }, at) => (
          <path key={name} d={`M0 ${String(22 + 20 * at)}H340`} className="lane" />
        ))}
        <path d="M304 2V162" className="finish" />
        {runners.map(({ name }, at) => (
          <g key={name} ref={(element) => void (horses.current[at] = element)}>
            <path d="M-12 2Q-10 -5 -2 -4L4 -9L9 -7L7 -3L5 2L8 8M-9 2L-12 8M-5 3L-6 8M3 2L2 8" className="horse" />
            <circle cx={-1} cy={-5} r={5.5} fill={SILKS[at]!} />
            <text x={-1} y={-2.5}>
              {at + 1}
            </text>
          </g>
        ))}
      </svg>
      <p className="told" role="status">
        {isIn && fill(words.live.podium, { first: named(0), second: named(1), third: named(2) })}
      </p>
    </section>
  )
}

function wayOf(part: number, pace: number): number {
  if (part >= 1) return 1
  const lean = 0.35 * (pace / 1_000 - 0.5)
  return part + lean * part * (1 - part) + 0.02 * Math.sin(2 * Math.PI * part) * Math.cos(pace)
}
