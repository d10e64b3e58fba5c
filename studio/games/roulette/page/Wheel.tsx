/**
 * A roulette wheel that comes to rest with the drawn pocket at the top. What turns is a picture of its own that the screen
 * turns: inside a drawing the browser would place all its numbers anew in each frame.
 */
import { memo, useRef, type Ref } from 'react'
import { RED, spotName, type Words } from '../../../live/page/words.ts'
import { prefersCalm, useFrame } from '../../../pages/use-frame.ts'

/** The pockets as they lie around a wheel with one zero. */
const WHEEL = [
  0, 32, 15, 19, 4, 21, 2, 25, 17, 34, 6, 27, 13, 36, 11, 30, 8, 23, 10, 5, 24, 16, 33, 1, 20, 14, 31, 9, 22, 18, 29, 7,
  28, 12, 35, 3, 26,
] as const
const STEP = 360 / WHEEL.length

function slice(at: number): string {
  const point = (degrees: number, radius: number) => {
    const angle = ((degrees - 90) * Math.PI) / 180
    return `${(radius * Math.cos(angle)).toFixed(2)} ${(radius * Math.sin(angle)).toFixed(2)}`
  }
  const [from, to] = [(at - 0.5) * STEP, (at + 0.5) * STEP]
  return `M${point(from, 62)}L${point(from, 96)}A96 96 0 0 1 ${point(to, 96)}L${point(to, 62)}A62 62 0 0 0 ${point(from, 62)}Z`
}

const colour = (pocket: number) => (pocket === 0 ? 'zero' : RED.has(pocket) ? 'red' : 'black')

interface Props {
  /** Null: not drawn, the wheel turns slowly. */
  readonly pocket: number | null
  /** How far the spin is at this moment, 1 and above: at rest. */
  readonly turned: (perfMs: number) => number
  readonly isTold: boolean
  readonly words: Words
}

/** Drawn once: it says the same at every spin. */
const Pockets = memo(function Pockets({ ref }: { ref: Ref<SVGSVGElement> }) {
  return (
    <svg ref={ref} className="pockets" viewBox="-110 -110 220 220">
      {WHEEL.map((pocket, at) => (
        <g key={pocket}>
          <path d={slice(at)} className={colour(pocket)} />
          <text transform={`rotate(${(at * STEP).toFixed(2)}) translate(0 -83)`}>{pocket}</text>
        </g>
      ))}
      <circle r={60} className="bowl" />
      <path d="M0 -44V44M-44 0H44" className="spokes" />
    </svg>
  )
})

export function Wheel({ pocket, turned, isTold: isAtRest, words }: Props) {
  const wheel = useRef<SVGSVGElement>(null)
  const isTold = pocket !== null && isAtRest
  useFrame((perfMs) => {
    const idle = prefersCalm() ? 0 : -((perfMs / 120) % 360)
    const eased = prefersCalm() ? 1 : 1 - (1 - Math.min(1, turned(perfMs))) ** 3
    const end = -WHEEL.indexOf((pocket ?? 0) as (typeof WHEEL)[number]) * STEP
    const angle = pocket === null ? idle : end - 1_440 * (1 - eased)
    if (wheel.current) wheel.current.style.transform = `rotate(${angle.toFixed(2)}deg)`
  })
  return (
    <section className="stage wheel" aria-label={words.live.table}>
      <div className="turning" aria-hidden="true">
        <svg viewBox="-110 -110 220 220">
          <circle r={104} className="rim" />
        </svg>
        <Pockets ref={wheel} />
        <svg viewBox="-110 -110 220 220">
          <path d="M-7 -110H7L0 -94Z" className="pointer" />
        </svg>
      </div>
      <p className={`told ${isTold ? colour(pocket) : ''}`} role="status">
        {isTold ? (
          <>
            <span className="sr">{spotName('live-roulette', `n${String(pocket)}`, null, words)}</span>
            <span aria-hidden="true">{pocket}</span>
          </>
        ) : null}
      </p>
    </section>
  )
}
