/** Where stakes go: the cloth or the book of each game. */
import { bySpot, tap, type Draft } from '../draft.ts'
import { stakesBySpot, type LiveState } from '../live-state.ts'
import type { LiveKind } from '@uwanja/contract/studio/live'
import type { Words } from '../words.ts'
import { FootballBoard } from '../../../games/football/page/FootballBoard.tsx'
import { HorseBoard } from '../../../games/horses/page/HorseBoard.tsx'
import { RouletteBoard } from '../../../games/roulette/page/RouletteBoard.tsx'
import { SpotGrid } from './SpotGrid.tsx'

interface Props {
  readonly state: LiveState
  readonly words: Words
  readonly draft: Draft
  readonly setDraft: (change: (draft: Draft) => Draft) => void
}

/** What every board works with. */
export interface BoardProps {
  readonly words: Words
  readonly kind: LiveKind
  readonly programme: unknown
  readonly odds: Readonly<Record<string, number>>
  /** Minor units that count already, and that lie there and are not placed yet. */
  readonly placed: ReadonlyMap<string, bigint>
  readonly lying: ReadonlyMap<string, bigint>
  readonly isOpen: boolean
  readonly onTap: (spot: string) => void
}

const SPOTS: Readonly<Record<string, readonly string[]>> = {
  'live-baccarat': ['player', 'tie', 'banker', 'player-pair', 'banker-pair'],
  'live-blackjack': ['hand'],
  'live-poker': ['ante', 'pair-plus'],
}

export function Board({ state, words, draft, setDraft }: Props) {
  const { programme, odds, phase, round } = state.table
  const props: BoardProps = {
    words,
    kind: state.game.kind,
    programme,
    odds,
    placed: stakesBySpot(state),
    lying: bySpot(draft),
    isOpen: phase === 'betting' && state.me !== null,
    onTap: (spot) => setDraft((before) => tap(before, spot)),
  }
  switch (state.game.kind) {
    case 'live-roulette':
      return <RouletteBoard {...props} />
    case 'virtual-football':
      return <FootballBoard {...props} />
    case 'virtual-horse':
      return <HorseBoard key={round} {...props} />
    default:
      return <SpotGrid {...props} spots={SPOTS[state.game.kind] ?? []} />
  }
}
