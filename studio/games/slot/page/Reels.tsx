/** The reels: rolling columns that stop one after the other, and the cells that won. */
import { memo } from 'react'
import { Face, type Drawing } from './Face.tsx'
import type { SlotSpinView, SlotTable } from '@uwanja/contract/studio/slot'

interface Props {
  readonly table: SlotTable
  readonly drawing: Drawing
  /** What stands, or comes to stand. */
  readonly spin: Pick<SlotSpinView, 'reels' | 'wins'>
  /** Reels from the left that stand still; all of them: nothing rolls. */
  readonly stopped: number
  /** Read out instead of the pictures. */
  readonly label: string
}

const ROLLING = 10

/** "reel/row" of every cell that took part in a win. */
function winningCells({ reels, wins }: Props['spin'], lines: SlotTable['lines']): ReadonlySet<string> {
  const cells = new Set<string>()
  for (const { symbol, count, line } of wins) {
    const rows = line === null ? null : lines?.[line]
    for (const [reel, shown] of reels.entries()) {
      if (rows) {
        if (reel < count) cells.add(`${String(reel)}/${String(rows[reel]!)}`)
        continue
      }
      if (symbol !== 'S' && reel >= count) continue
      for (const [row, other] of [...shown].entries()) {
        if (other === symbol || (symbol !== 'S' && other === 'W')) cells.add(`${String(reel)}/${String(row)}`)
      }
    }
  }
  return cells
}

interface ReelProps {
  readonly strip: string
  /** The rows that stand, or come to stand. */
  readonly shown: string
  readonly isRolling: boolean
  /** The rows that won, told by their numbers. */
  readonly won: string
  readonly drawing: Drawing
}

function Cells({ symbols, won = '', drawing }: { symbols: string; won?: string; drawing: Drawing }) {
  return [...symbols].map((symbol, row) => (
    <div key={row} className={won.includes(String(row)) ? 'cell won' : 'cell'}>
      <Face symbol={symbol} drawing={drawing} />
    </div>
  ))
}

/** Some thirteen pictures a reel: they are made once, and a spin only shows them. */
const Strip = memo(function Strip({ strip, drawing }: Pick<ReelProps, 'strip' | 'drawing'>) {
  return <Cells symbols={`${strip.slice(0, ROLLING)}${strip.slice(0, 3)}`} drawing={drawing} />
})

const Reel = memo(function Reel({ strip, shown, isRolling, won, drawing }: ReelProps) {
  return (
    <div className="reel">
      <div className="column rolling" hidden={!isRolling}>
        <Strip strip={strip} drawing={drawing} />
      </div>
      <div className="column still" hidden={isRolling}>
        <Cells symbols={shown} won={won} drawing={drawing} />
      </div>
    </div>
  )
})

export function Reels({ table, drawing, spin, stopped, label }: Props) {
  const isStill = stopped >= table.strips.length
  const cells = isStill ? winningCells(spin, table.lines) : new Set<string>()
  return (
    <div className="reels" data-reels={table.strips.length} role="img" aria-label={label}>
      {table.strips.map((strip, reel) => {
        const shown = spin.reels[reel]!
        const won = [...shown].map((_, row) => (cells.has(`${String(reel)}/${String(row)}`) ? String(row) : ''))
        return (
          <Reel
            key={reel}
            strip={strip}
            shown={shown}
            isRolling={reel >= stopped}
            won={won.join('')}
            drawing={drawing}
          />
        )
      })}
    </div>
  )
}
