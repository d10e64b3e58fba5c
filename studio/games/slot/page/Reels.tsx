/** The reels: rolling columns that stop one after the other, and the cells that won. */
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

export function Reels({ table, drawing, spin, stopped, label }: Props) {
  const isStill = stopped >= table.strips.length
  const cells = isStill ? winningCells(spin, table.lines) : new Set<string>()
  return (
    <div className="reels" data-reels={table.strips.length} role="img" aria-label={label}>
      {table.strips.map((strip, reel) => {
        const isRolling = reel >= stopped
        const shown = isRolling ? `${strip.slice(0, ROLLING)}${strip.slice(0, 3)}` : spin.reels[reel]!
        return (
          <div key={reel} className="reel">
            <div className={isRolling ? 'column rolling' : 'column still'}>
              {[...shown].map((symbol, row) => (
                <div key={row} className={cells.has(`${String(reel)}/${String(row)}`) ? 'cell won' : 'cell'}>
                  <Face symbol={symbol} drawing={drawing} />
                </div>
              ))}
            </div>
          </div>
        )
      })}
    </div>
  )
}
