/** Where stakes go: the cloth or the book of each game. */
import { tap, type Draft } from '../draft.ts'
import type { LiveState } from '../live-state.ts'
import type { Words } from '../words.ts'
import { FootballBoard } from './FootballBoard.tsx'
import { HorseBoard } from './HorseBoard.tsx'
import { RouletteBoard } from './RouletteBoard.tsx'
import { SpotGrid } from './SpotGrid.tsx'

interface Props {
  readonly state: LiveState
  readonly words: Words
  readonly draft: Draft
  readonly setDraft: (change: (draft: Draft) => Draft) => void
}

/** What every board works with. */
export interface BoardProps {
  readonly state: LiveState
  readonly words: Words
  readonly draft: Draft
  readonly isOpen: boolean
  readonly onTap: (spot: string) => void
}

const SPOTS: Readonly<Record<string, readonly string[]>> = {
  'live-baccarat': ['player', 'tie', 'banker', 'player-pair', 'banker-pair'],
  'live-blackjack': ['hand'],
  'live-poker': ['ante', 'pair-plus'],
}

export function Board({ state, words, draft, setDraft }: Props) {
  const isOpen = state.table.phase === 'betting' && state.me !== null
  const props = { state, words, draft, isOpen, onTap: (spot: string) => setDraft((before) => tap(before, spot)) }
  switch (state.game.kind) {
    case 'live-roulette':
      return <RouletteBoard {...props} />
    case 'virtual-football':
      return <FootballBoard {...props} />
    case 'virtual-horse':
      return <HorseBoard {...props} />
    default:
      return <SpotGrid {...props} spots={SPOTS[state.game.kind] ?? []} />
  }
}
