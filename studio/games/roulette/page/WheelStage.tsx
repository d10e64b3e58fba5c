/** The shared wheel: it turns while the outcome is shown. */
import { sincePhase } from '../../../live/page/live-state.ts'
import type { StageProps } from '../../../live/page/stages/Stage.tsx'
import { Wheel } from './Wheel.tsx'

const TURNS_MS = 5_000

export function WheelStage({ state, words }: StageProps) {
  const { table } = state
  const shown = table.shown as { readonly pocket: number } | null
  const turned = (perfMs: number) => (table.phase === 'showing' ? sincePhase(state, perfMs) / TURNS_MS : 1)
  return <Wheel pocket={shown?.pocket ?? null} turned={turned} isTold={table.phase !== 'showing'} words={words} />
}
