/** The hero's drawing: a stadium at night, floodlights on, an airship above. Decoration only. */
import { Airship } from './Airship.tsx'

interface Scene {
  readonly width: number
  readonly height: number
  /** The middle of the pitch, where its far line lies, and half its width there and at the near edge. */
  readonly middle: number
  readonly far: number
  readonly halfFar: number
  readonly halfNear: number
  /** How high the stand rises above the far line. */
  readonly rise: number
  readonly seats: number
  readonly ship: { readonly x: number; readonly y: number; readonly scale: number }
}

/** Two compositions, because a crop of one would cut the lights off either the phone or the wide screen. */
const SCENES = {
  tall: {
    width: 360,
    height: 520,
    middle: 180,
    far: 398,
    halfFar: 92,
    halfNear: 235,
    rise: 52,
    seats: 20,
    ship: { x: 186, y: 312, scale: 0.62 },
  },
  wide: {
    width: 1104,
    height: 416,
    middle: 780,
    far: 318,
    halfFar: 210,
    halfNear: 430,
    rise: 84,
    seats: 40,
    ship: { x: 800, y: 104, scale: 1.05 },
  },
} as const satisfies Record<string, Scene>

export function StadiumArt({ scene: name, className }: { scene: keyof typeof SCENES; className: string }) {
  const scene = SCENES[name]
  const { width, height, ship } = scene
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="xMidYMax slice"
      className={className}
      aria-hidden="true"
    >
      <defs>
        <linearGradient id={`sky-${name}`} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#0c1210" />
          <stop offset="0.65" stopColor="#10241b" />
          <stop offset="1" stopColor="#123b2c" />
        </linearGradient>
        <linearGradient id={`beam-${name}`} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#ffd447" stopOpacity="0.42" />
          <stop offset="1" stopColor="#ffd447" stopOpacity="0.02" />
        </linearGradient>
      </defs>
      <rect width={width} height={height} fill={`url(#sky-${name})`} />
      <Stand scene={scene} />
      <Pitch scene={scene} />
      <Floodlight scene={scene} side={-1} beam={`url(#beam-${name})`} />
      <Floodlight scene={scene} side={1} beam={`url(#beam-${name})`} />
      <g transform={`translate(${ship.x} ${ship.y}) rotate(-8) scale(${ship.scale})`}>
        <Airship />
      </g>
    </svg>
  )
}

function Pitch({ scene: { middle, far, halfFar, halfNear, height } }: { scene: Scene }) {
  const stripes = 6
  const at = (half: number, share: number) => middle - half + 2 * half * share
  const centre = far + (height - far) * 0.42
  return (
    <>
      <path
        d={`M${middle - halfFar} ${far}H${middle + halfFar}L${middle + halfNear} ${height}H${middle - halfNear}Z`}
        fill="#1a5640"
      />
      {Array.from({ length: stripes / 2 }, (_, pair) => {
        const [from, to] = [(2 * pair) / stripes, (2 * pair + 1) / stripes]
        return (
          <path
            key={pair}
            d={`M${at(halfFar, from)} ${far}H${at(halfFar, to)}L${at(halfNear, to)} ${height}H${at(halfNear, from)}Z`}
            fill="#ffffff"
            opacity="0.05"
          />
        )
      })}
      <g fill="none" stroke="#f3f6f1" strokeOpacity="0.5" strokeWidth="2">
        <path
          d={`M${middle - halfNear} ${height}L${middle - halfFar} ${far}H${middle + halfFar}L${middle + halfNear} ${height}M${middle} ${far}V${height}`}
        />
        <ellipse cx={middle} cy={centre} rx={halfFar * 0.42} ry={(height - far) * 0.2} />
      </g>
    </>
  )
}

/** The far stand with its crowd: seats on arcs, lit by a rule, so that every build draws the same. */
function Stand({ scene: { middle, far, halfFar, rise, seats } }: { scene: Scene }) {
  const half = halfFar * 1.28
  const arc = (lift: number) => `M${middle - half} ${far}Q${middle} ${far - 2 * lift} ${middle + half} ${far}`
  const rows = 5
  return (
    <>
      <path d={`${arc(rise)}Z`} fill="#17261f" />
      <path d={arc(rise)} fill="none" stroke="#35473f" strokeWidth="3" />
      {Array.from({ length: rows * seats }, (_, at) => {
        const [row, seat] = [Math.floor(at / seats), at % seats]
        const share = (seat + 0.5 + (row % 2) * 0.5) / (seats + 0.5)
        const lift = rise * (0.86 - row * 0.17)
        const y = far - 4 * share * (1 - share) * lift
        const lit = (seat * 7 + row * 13) % 11 < 2
        if (y > far - 4) return null
        return (
          <circle
            key={at}
            cx={middle - half + 2 * half * share}
            cy={y}
            r={rise / 34}
            fill={lit ? '#ffd447' : '#6b8277'}
            opacity={lit ? 0.95 : 0.5}
          />
        )
      })}
    </>
  )
}

function Floodlight({ scene, side, beam }: { scene: Scene; side: -1 | 1; beam: string }) {
  const { middle, far, halfFar, rise, height } = scene
  const unit = rise / 60
  const x = middle + side * halfFar * 1.36
  const y = far - rise * 1.75
  const reach = (share: number) => middle + side * halfFar * share
  return (
    <g>
      <path
        d={`M${x - 20 * unit} ${y}H${x + 20 * unit}L${reach(side < 0 ? -0.55 : 1.15)} ${height}H${reach(side < 0 ? 1.15 : -0.55)}Z`}
        fill={beam}
      />
      <path d={`M${x} ${y}V${far + 6}`} stroke="#3d5148" strokeWidth={4 * unit} />
      <rect
        x={x - 24 * unit}
        y={y - 26 * unit}
        width={48 * unit}
        height={28 * unit}
        rx={4 * unit}
        fill="#1c2823"
        stroke="#4a6056"
        strokeWidth="1.5"
      />
      {[-15, 0, 15].flatMap((dx) =>
        [-18, -7].map((dy) => (
          <circle key={`${dx}${dy}`} cx={x + dx * unit} cy={y + dy * unit} r={4.6 * unit} fill="#ffd447" />
        )),
      )}
    </g>
  )
}
