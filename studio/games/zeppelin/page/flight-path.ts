/** Where the airship is and what its trail looks like, in the drawing's own units. Pure. */
import { multiplierAt } from '@uwanja/contract/fair/fairness'

/** A phone sees the middle three quarters only, so the flight keeps to them. */
export const SKY = { width: 640, height: 360, ground: 318, left: 150, right: 500, top: 84 } as const

export interface Flight {
  readonly x: number
  readonly y: number
  /** Degrees, nose up. */
  readonly tilt: number
}

const POINTS = 32
/** The window shows at least so much time and height, then grows with the flight, so that the ship stays in it. */
const LEAST_MS = 9_000
const LEAST_RISE = 1.2

/** Where the ship was at each moment, as the window of this one shows it. */
function windowAt(elapsedMs: number) {
  const windowMs = Math.max(LEAST_MS, elapsedMs)
  const smooth = (ms: number) => Math.exp((0.06 * ms) / 1000) - 1
  const windowRise = Math.max(LEAST_RISE, smooth(elapsedMs))
  return (ms: number) => ({
    x: SKY.left + (ms / windowMs) * (SKY.right - SKY.left),
    y: SKY.ground - 14 - (smooth(ms) / windowRise) * (SKY.ground - 14 - SKY.top),
  })
}

export function flightAt(elapsedMs: number): Flight {
  const place = windowAt(elapsedMs)
  const end = place(elapsedMs)
  const before = place((elapsedMs * (POINTS - 2)) / POINTS)
  const tilt = end.x - before.x < 0.5 ? 0 : (Math.atan2(before.y - end.y, end.x - before.x) * 180) / Math.PI
  return { ...end, tilt: Math.min(tilt, 32) }
}

/** What is behind it, as a path of the drawing. Dearer than the place: it is asked for when there is something to draw. */
export function trailAt(elapsedMs: number): string {
  const place = windowAt(elapsedMs)
  const points = Array.from({ length: POINTS + 1 }, (_, index) => place((elapsedMs * index) / POINTS))
  return points.map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`).join('')
}

/** The multiplier to show: the crash point once it is known, else what the clock says. */
export function shownMultiplier(phase: string, elapsedMs: number, crash: number | null): number {
  if (crash !== null) return crash
  return phase === 'flying' ? multiplierAt(elapsedMs) : 100
}
