/** One place for chips: its name, its odds, and what lies on it. */
import type { ReactNode } from 'react'
import { fill } from '@uwanja/i18n/fill'
import { odds, short, spotName } from '../words.ts'
import type { BoardProps } from './Board.tsx'

interface Props extends BoardProps {
  readonly spot: string
  readonly className?: string
  readonly children: ReactNode
}

export function Spot({ spot, className = '', children, ...board }: Props) {
  const { words, isOpen, onTap } = board
  const pays = board.odds[spot]
  const placed = board.placed.get(spot) ?? 0n
  const lying = board.lying.get(spot) ?? 0n
  const values = {
    spot: spotName(board.kind, spot, board.programme, words),
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
