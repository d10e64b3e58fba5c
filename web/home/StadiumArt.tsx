/**
 * The hero's drawing: a stadium at night, floodlights on, an airship above. Decoration only, drawn once for every window:
 * around the middle of the pitch's far line, which each window puts and scales where its words leave room. A crop of one
 * picture would cut the lights off either the phone or the wide screen, and two pictures weigh twice.
 */
import { Airship } from './Airship.tsx'

/** The pitch: half its width at its far line and 100 further down; how high the stand rises above that line. */
const [HALF_FAR, HALF_AT_100, RISE] = [210, 435, 84]
/** As deep as any window shows of it. */
const DEPTH = 300
const HALF_NEAR = HALF_FAR + (DEPTH / 100) * (HALF_AT_100 - HALF_FAR)
/** Seats in a row of the stand, and its rows. */
const [SEATS, ROWS] = [40, [0, 1, 2, 3, 4]]

export function StadiumArt() {
  return (
    <div className="absolute inset-0 -z-10 overflow-hidden bg-[linear-gradient(#0c1210,#10241b_65%,var(--turf))]">
      <svg
        viewBox="0 0 1 1"
        aria-hidden="true"
        className="absolute bottom-14 left-[78%] size-px scale-[0.36] overflow-visible sm:bottom-12 sm:left-[calc(100%-12.5rem)] sm:scale-50 xl:bottom-24 xl:left-[calc(100%-15rem)] xl:scale-[0.66] min-[90rem]:left-[calc(50%+16.5rem)] min-[90rem]:scale-80"
      >
        <defs>
          <linearGradient id="beam" x1="0" y1="0" x2="0" y2="1">
            <stop offset="0" stopColor="#ffd447" stopOpacity="0.42" />
            <stop offset="0.8" stopColor="#ffd447" stopOpacity="0.02" />
          </linearGradient>
        </defs>
        <Stand />
        <Pitch />
        <Floodlight />
        <g transform="scale(-1 1)">
          <Floodlight />
        </g>
        <g transform="translate(14 -204) rotate(-8) scale(1.1)">
          <Airship />
        </g>
      </svg>
    </div>
  )
}

/** The far stand with its crowd: each row is an arc of dots, and some of them hold up a light. */
function Stand() {
  const half = HALF_FAR * 1.28
  const arc = (lift: number) => `M${-half} 0Q0 ${-2 * lift} ${half} 0`
  return (
    <g fill="none" strokeLinecap="round">
      <path d={`${arc(RISE)}Z`} fill="#17261f" />
      <path d={arc(RISE)} stroke="#35473f" strokeWidth="3" />
      {ROWS.map((row) => (
        <g key={row} strokeWidth="5" strokeDashoffset={row * 0.5}>
          <path d={arc(RISE * (0.86 - row * 0.16))} pathLength={SEATS} stroke="#405248" strokeDasharray="0 1" />
          <path
            d={arc(RISE * (0.86 - row * 0.16))}
            pathLength={SEATS}
            stroke="#f3c944"
            strokeDasharray={`0 ${4 + (row % 3)} 0 ${7 - (row % 2)} 0 3`}
          />
        </g>
      ))}
    </g>
  )
}

function Pitch() {
  const at = (half: number, share: number) => half * (2 * share - 1)
  const side = `${HALF_FAR}L${HALF_NEAR} ${DEPTH}`
  return (
    <>
      <path d={`M${-HALF_FAR} 0H${side}H${-HALF_NEAR}Z`} fill="#1a5640" />
      {[0, 1 / 3, 2 / 3].map((share) => (
        <path
          key={share}
          d={`M${at(HALF_FAR, share)} 0h${HALF_FAR / 3}L${at(HALF_NEAR, share + 1 / 6)} ${DEPTH}h${-HALF_NEAR / 3}Z`}
          fill="#ffffff"
          opacity="0.05"
        />
      ))}
      <g fill="none" stroke="#f3f6f1" strokeOpacity="0.5" strokeWidth="2">
        <path d={`M${-HALF_NEAR} ${DEPTH}L${-HALF_FAR} 0H${side}M0 0V${DEPTH}`} />
        <ellipse cy="46" rx="104" ry="23" />
      </g>
    </>
  )
}

/** The left one: a mast, its lamps, and the beam that falls on the pitch. */
function Floodlight() {
  const [x, y, unit] = [-HALF_FAR * 1.36, -RISE * 1.75, RISE / 60]
  return (
    <g transform={`translate(${x} ${y})`}>
      <path d={`M-28 0H28L530 ${DEPTH - y}H170Z`} fill="url(#beam)" />
      <path d={`M0 0V${-y + 6}`} stroke="#3d5148" strokeWidth="5.6" />
      <g transform={`scale(${unit})`}>
        <rect x="-24" y="-26" width="48" height="28" rx="4" fill="#1c2823" stroke="#4a6056" strokeWidth="1.5" />
        <path
          d="M-15 -18h30.1M-15 -7h30.1"
          stroke="#ffd447"
          strokeWidth="9.2"
          strokeDasharray="0 15"
          strokeLinecap="round"
        />
      </g>
    </g>
  )
}
