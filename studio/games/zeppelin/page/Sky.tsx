/**
 * The night above the stadium: the trail, the airship and the number. Drawn by hand each frame, not by React. The airship is
 * a picture of its own that the screen moves: inside the drawing the browser would lay the whole of it out in each frame.
 */
import { memo, useEffect, useRef, type Ref, type RefObject } from 'react'
import { multiplierText, msUntil } from '@uwanja/contract/fair/fairness'
import { fill } from '@uwanja/i18n/fill'
import type { StudioTexts } from '@uwanja/i18n/en/studio'
import { flightAt, shownMultiplier, SKY, trailAt } from './flight-path.ts'
import { sincePhase, type TableState } from './table-state.ts'
import { prefersCalm, useFrame } from '../../../pages/use-frame.ts'

/** Fixed, so that the stars do not jump when the page is drawn again. */
const STARS = Array.from({ length: 38 }, (_, n) => ({
  x: (n * 167) % 640,
  y: (n * 73) % 210,
  r: n % 7 === 0 ? 1.6 : 0.9,
}))
const CALM_MS = 6_000

/** The same in every round, and drawn once. */
const Stadium = memo(function Stadium() {
  return (
    <g>
      {STARS.map(({ x, y, r }) => (
        <circle key={`${String(x)}-${String(y)}`} cx={x} cy={y} r={r} className="star" />
      ))}
      {[112, 528].map((x) => (
        <g key={x}>
          <path d={`M${String(x)} 318V236`} className="mast" />
          <rect x={x - 17} y={222} width={34} height={15} rx={3} className="lamps" />
          <path
            d={`M${String(x - 15)} 237L${String(x < 320 ? x + 40 : x - 170)} 318H${String(x < 320 ? x + 170 : x - 40)}L${String(x + 15)} 237Z`}
            className="beam"
          />
        </g>
      ))}
      <path d="M0 318Q40 286 120 292T320 288 520 292 640 318V360H0Z" className="stand" />
      <path d="M0 318H640V360H0Z" className="pitch" />
      <path d="M0 332H640M320 318V360" className="chalkline" />
    </g>
  )
})

/** What the airship's own picture shows around its middle, in the drawing's units. */
const SHIP = { left: -62, top: -24, width: 124, height: 56 } as const

const Airship = memo(function Airship({ ref }: { ref: Ref<SVGSVGElement> }) {
  const { left, top, width, height } = SHIP
  return (
    <svg ref={ref} className="ship" viewBox={[left, top, width, height].join(' ')} aria-hidden="true">
      <ellipse rx={46} ry={19} className="hull" />
      <path d="M-46 0C-30 -7 30 -7 46 0M-46 0C-30 7 30 7 46 0" className="seam" />
      <path d="M-38 -6L-60 -20V-4ZM-38 6L-60 20V4ZM-40 0H-60" className="fin" />
      <rect x={-13} y={19} width={28} height={9} rx={4} className="gondola" />
      <circle cx={-5} cy={23} r={1.8} className="window" />
      <circle cx={2} cy={23} r={1.8} className="window" />
      <circle cx={9} cy={23} r={1.8} className="window" />
    </svg>
  )
})

/** Where a place of the drawing is on the screen: it fills the sky from its foot up, and what is too wide is cut off on both sides. */
function useSkyPixels(sky: RefObject<HTMLElement | null>) {
  const size = useRef({ width: 0, height: 0 })
  useEffect(() => {
    const observer = new ResizeObserver(([entry]) => {
      const { width, height } = entry!.contentRect
      size.current = { width, height }
    })
    observer.observe(sky.current!)
    return () => observer.disconnect()
  }, [sky])
  return (x: number, y: number) => {
    const { width, height } = size.current
    const scale = Math.max(width / SKY.width, height / SKY.height)
    return { left: width / 2 + (x - SKY.width / 2) * scale, top: height - (SKY.height - y) * scale, scale }
  }
}

/** A text that is the same is not written: the browser would lay it out all the same. */
function write(element: HTMLElement | null, text: string): void {
  if (element && element.textContent !== text) element.textContent = text
}

/** The airship hides so much of its trail's end. */
const HIDDEN_UNITS = 1.5

function phaseText({ round, ...rest }: TableState, perfMs: number, texts: StudioTexts): string {
  if (round.phase === 'open') {
    const leftMs = (round.untilMs ?? 0) - perfMs - rest.offsetMs
    return fill(texts.openPhase, { seconds: Math.max(0, Math.ceil(leftMs / 1000)) })
  }
  if (round.phase === 'flying') return texts.flyingPhase
  return round.phase === 'crashed' ? texts.crashedPhase : texts.restingPhase
}

/** Once a second the number is written where screen readers find it: sixty times would keep them, and the frame, busy. */
const TOLD_MS = 1_000

/** What stands in the sky, for who does not see it. */
function useWords(table: TableState, texts: StudioTexts) {
  const [told, news] = [useRef<HTMLParagraphElement>(null), useRef<HTMLParagraphElement>(null)]
  const toldAt = useRef(-TOLD_MS)
  const { round, phase } = table.round
  const tell = (perfMs: number, shown: number): void => {
    if (perfMs - toldAt.current < TOLD_MS) return
    toldAt.current = perfMs
    const words = phaseText(table, perfMs, texts)
    write(told.current, phase === 'open' ? words : `${words} ${multiplierText(shown)}x`)
    // Said once: that stakes are open, and that it has taken off. What it came to is among the news of the round.
    const name = `${String(round)} ${phase}`
    if (!news.current || news.current.dataset['of'] === name) return
    news.current.dataset['of'] = name
    write(news.current, phase === 'open' || phase === 'flying' ? words : '')
  }
  return { told, news, tell }
}

export function Sky({ table, texts }: { table: TableState; texts: StudioTexts }) {
  const sky = useRef<HTMLElement>(null)
  const number = useRef<HTMLSpanElement>(null)
  const phase = useRef<HTMLParagraphElement>(null)
  const trail = useRef<SVGPathElement>(null)
  const drawnTo = useRef(-1)
  const { told, news, tell } = useWords(table, texts)
  const ship = useRef<SVGSVGElement>(null)
  const pixels = useSkyPixels(sky)
  const { round } = table

  useFrame((perfMs) => {
    const isCalm = prefersCalm()
    const sinceMs = sincePhase(table, perfMs)
    const shown = shownMultiplier(round.phase, sinceMs, round.crash)
    const elapsedMs = round.phase === 'flying' ? sinceMs : round.crash === null ? 0 : msUntil(round.crash)
    const { x, y, tilt } = flightAt(isCalm ? CALM_MS : elapsedMs)
    const isDown = round.crash !== null && round.phase !== 'flying'
    const fallen = isDown && !isCalm ? Math.min(1, (round.phase === 'crashed' ? sinceMs : 3_000) / 1_200) : 0
    write(number.current, multiplierText(shown))
    write(phase.current, phaseText(table, perfMs, texts))
    tell(perfMs, shown)
    const reached = x - y
    if (Math.abs(reached - drawnTo.current) > HIDDEN_UNITS) {
      drawnTo.current = reached
      trail.current?.setAttribute('d', isCalm ? '' : trailAt(elapsedMs))
    }
    const turn = isDown ? -tilt * (1 - fallen) + 24 * fallen : -tilt
    const { left, top, scale } = pixels(x, y + fallen * fallen * (SKY.ground - y))
    if (ship.current)
      ship.current.style.transform = `translate(${left.toFixed(1)}px,${top.toFixed(1)}px) rotate(${turn.toFixed(1)}deg) scale(${scale.toFixed(3)})`
  })

  return (
    <section ref={sky} className={`sky is-${round.phase}`} aria-label={texts.multiplier}>
      <svg
        viewBox={`0 0 ${String(SKY.width)} ${String(SKY.height)}`}
        preserveAspectRatio="xMidYMax slice"
        aria-hidden="true"
      >
        <Stadium />
      </svg>
      <svg
        viewBox={`0 0 ${String(SKY.width)} ${String(SKY.height)}`}
        preserveAspectRatio="xMidYMax slice"
        aria-hidden="true"
      >
        <path ref={trail} className="trail" />
      </svg>
      <Airship ref={ship} />
      <div className="sky-words" aria-hidden="true">
        <p className="big">
          <span ref={number}>1.00</span>x
        </p>
        <p ref={phase} className="phase" />
      </div>
      <p ref={told} className="sr" role="timer" aria-live="off" />
      <p ref={news} className="sr" role="status" />
    </section>
  )
}
