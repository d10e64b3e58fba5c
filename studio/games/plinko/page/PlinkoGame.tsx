/** Plinko by oneself: the ball's drawn way through the pins, and what the slots pay. */
import { useRef, useState } from 'react'
import { fill } from '@uwanja/i18n/fill'
import { prefersCalm, useFrame } from '../../../pages/use-frame.ts'
import type { PlinkoFacts, PlinkoView, PlinkoSelection } from '@uwanja/contract/studio/table'
import type { GameProps } from '../../../tables/page/words.ts'

const FALL_MS = 1_800
const WIDTH = 340
const ROWS = [8, 12, 16] as const
const RISKS = ['low', 'medium', 'high'] as const

/** Where the ball is after so many rows, between pins. */
function ballAt(way: readonly number[], part: number, rows: number): { x: number; y: number } {
  const gap = WIDTH / (rows + 2)
  const at = Math.min(part, 1) * rows
  const whole = Math.floor(at)
  const rights = way.slice(0, whole).reduce((sum, turn) => sum + turn, 0)
  const next = way[whole] === undefined ? 0 : (way[whole] - 0.5) * (at - whole)
  const hop = Math.abs(Math.sin((at - whole) * Math.PI)) * 5
  return { x: WIDTH / 2 + (rights - whole / 2 + next) * gap, y: 14 + (at * 190) / rows - (part < 1 ? hop : 0) }
}

function Board({
  rows,
  slots,
  ball,
  hit,
}: {
  rows: number
  slots: readonly number[]
  ball: React.RefObject<SVGCircleElement | null>
  hit: number | null
}) {
  const gap = WIDTH / (rows + 2)
  return (
    <svg viewBox={`0 0 ${String(WIDTH)} 240`} aria-hidden="true">
      {Array.from({ length: rows }, (_, row) =>
        Array.from({ length: row + 1 }, (_pin, pin) => (
          <circle
            key={`${String(row)} ${String(pin)}`}
            cx={WIDTH / 2 + (pin - row / 2) * gap}
            cy={20 + (row * 190) / rows}
            r={rows > 12 ? 1.8 : 2.6}
            className="pin"
          />
        )),
      )}
      {slots.map((pays, slot) => (
        <g
          key={slot}
          transform={`translate(${((slot + 0.5) * gap).toFixed(1)} 214)`}
          className={hit === slot ? 'hit' : ''}
        >
          <rect width={gap - 1.5} height={22} rx={4} className={pays >= 100 ? 'good' : 'low'} />
          <text x={(gap - 1.5) / 2} y={12} style={{ fontSize: rows > 12 ? 6.2 : rows > 8 ? 7.5 : 10 }}>
            {pays >= 1_000 ? pays / 100 : (pays / 100).toFixed(pays % 10 === 0 ? 1 : 2)}
          </text>
        </g>
      ))}
      <circle ref={ball} r={6} className="ball" />
    </svg>
  )
}

export function PlinkoGame({ play, round, isFresh, words, stake, mayOpen }: GameProps) {
  const facts = play.state!.game.table as PlinkoFacts
  const [selection, setSelection] = useState<PlinkoSelection>(
    (round?.wish as PlinkoSelection | null) ?? { rows: 12, risk: 'medium' },
  )
  const ball = useRef<SVGCircleElement>(null)
  const fall = useRef<{ readonly id: string | null; readonly sinceMs: number }>({ id: null, sinceMs: 0 })
  const isShown = (round?.wish as PlinkoSelection | null)?.rows === selection.rows
  const view = isShown ? (round?.view as PlinkoView | null) : null
  useFrame((perfMs) => {
    if (round && round.id !== fall.current.id) fall.current = { id: round.id, sinceMs: isFresh ? perfMs : 0 }
    const part = prefersCalm() ? 1 : (perfMs - fall.current.sinceMs) / FALL_MS
    const { x, y } = view ? ballAt(view.way, part, selection.rows) : { x: WIDTH / 2, y: 8 }
    ball.current?.setAttribute('cx', x.toFixed(1))
    ball.current?.setAttribute('cy', y.toFixed(1))
  })
  const isTold = view && mayOpen
  return (
    <>
      <section className="stage plinko" aria-label={words.live.table}>
        <Board
          rows={selection.rows}
          slots={facts.slots[`${String(selection.rows)} ${selection.risk}`] ?? []}
          ball={ball}
          hit={isTold ? view.slot : null}
        />
      </section>
      <p className="hint">{isTold ? fill(words.table.landed, { times: (view.pays / 100).toFixed(2) }) : ' '}</p>
      <div className="pickers">
        <label>
          {words.table.rows}
          <select
            value={selection.rows}
            disabled={!mayOpen}
            onChange={(event) =>
              setSelection({ ...selection, rows: Number(event.target.value) as PlinkoSelection['rows'] })
            }
          >
            {ROWS.map((rows) => (
              <option key={rows}>{rows}</option>
            ))}
          </select>
        </label>
        <label>
          {words.table.risk}
          <select
            value={selection.risk}
            disabled={!mayOpen}
            onChange={(event) => setSelection({ ...selection, risk: event.target.value as PlinkoSelection['risk'] })}
          >
            {RISKS.map((risk) => (
              <option key={risk} value={risk}>
                {words.table.risks[risk]}
              </option>
            ))}
          </select>
        </label>
      </div>
      <button type="button" className="main" disabled={!mayOpen} onClick={() => void play.open(stake, selection)}>
        {words.table.play.plinko}
      </button>
    </>
  )
}
