/** The cloth of roulette, upright for a phone: three numbers a row, rows and dozens at the sides. */
import { RED } from '../../../live/page/words.ts'
import type { BoardProps } from '../../../live/page/boards/Board.tsx'
import { Spot } from '../../../live/page/boards/Spot.tsx'

const ROWS = Array.from({ length: 12 }, (_, row) => row + 1)
const OUTSIDE = ['low', 'even', 'red', 'black', 'odd', 'high'] as const

export function RouletteBoard(props: BoardProps) {
  const { spots } = props.words.live
  const number = (value: number) => (
    <Spot key={value} {...props} spot={`n${String(value)}`} className={RED.has(value) ? 'red' : 'black'}>
      {value}
    </Spot>
  )
  return (
    <section className="cloth" aria-label={props.words.live.table}>
      <Spot {...props} spot="n0" className="zero">
        0
      </Spot>
      <div className="numbers">
        {ROWS.map((row) => (
          <div key={row} className="row">
            {[3 * row - 2, 3 * row - 1, 3 * row].map(number)}
            <Spot {...props} spot={`row${String(row)}`} className="street">
              <small>12×</small>
            </Spot>
          </div>
        ))}
      </div>
      <div className="sides">
        {[1, 2, 3].map((third) => (
          <Spot key={third} {...props} spot={`dozen${String(third)}`}>
            {12 * third - 11}–{12 * third}
          </Spot>
        ))}
      </div>
      <div className="columns">
        {[1, 2, 3].map((column) => (
          <Spot key={column} {...props} spot={`column${String(column)}`}>
            3×
          </Spot>
        ))}
      </div>
      <div className="outside">
        {OUTSIDE.map((spot) => (
          <Spot key={spot} {...props} spot={spot} className={spot === 'red' || spot === 'black' ? spot : ''}>
            {spots[spot]}
          </Spot>
        ))}
      </div>
    </section>
  )
}
