/** One place for chips: its name, its odds, and what lies on it. */
import type { ReactNode } from 'react'
import { fill } from '@uwanja/i18n/fill'
import { bySpot } from '../draft.ts'
import { stakesBySpot } from '../live-state.ts'
import { odds, short, spotName } from '../words.ts'
import type { BoardProps } from './Board.tsx'

interface Props extends BoardProps {
  readonly spot: string
  readonly className?: string
  readonly children: ReactNode
}

export function Spot({ state, words, draft, isOpen, onTap, spot, className = '', children }: Props) {
  const pays = state.table.odds[spot]
  const placed = stakesBySpot(state).get(spot) ?? 0n
  const lying = bySpot(draft).get(spot) ?? 0n
  const values = {
    spot: spotName(state.game.kind, spot, state.table.programme, words),
    odds: odds(pays ?? 0),
    stake: short(placed + lying),
  }
  const { onSpot, spotPays } = words.live
  return (
    <button
      type="button"
      className={`spot ${className}`}
      disabled={!isOpen || pays === undefined}
      aria-label={fill(placed + lying > 0n ? onSpot : spotPays, values)}
      onClick={() => onTap(spot)}
    >
      {children}
      {placed + lying > 0n && (
        <span className={`on-spot ${lying > 0n ? 'lying' : ''}`} aria-hidden="true">
          {short(placed + lying)}
        </span>
      )}
    </button>
  )
}
