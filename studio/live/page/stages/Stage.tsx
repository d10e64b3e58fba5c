/** What happens at the table, drawn: wheel, cards, pitch or track. */
import type { LiveState } from '../live-state.ts'
import type { Words } from '../words.ts'
import { CardStage } from './CardStage.tsx'
import { PitchStage } from '../../../games/football/page/PitchStage.tsx'
import { TrackStage } from '../../../games/horses/page/TrackStage.tsx'
import { WheelStage } from '../../../games/roulette/page/WheelStage.tsx'

export interface StageProps {
  readonly state: LiveState
  readonly words: Words
}

export function Stage({ state, words }: StageProps) {
  const { round } = state.table
  switch (state.game.kind) {
    case 'live-roulette':
      return <WheelStage key={round} state={state} words={words} />
    case 'virtual-football':
      return <PitchStage key={round} state={state} words={words} />
    case 'virtual-horse':
      return <TrackStage key={round} state={state} words={words} />
    default:
      return <CardStage key={round} state={state} words={words} />
  }
}
