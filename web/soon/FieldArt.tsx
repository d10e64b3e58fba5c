/** A field seen from above with a sign in its middle circle; each page has its own sign and its own play. */
import { SCREENS, type MenuScreen } from '../screens.ts'
import type { SoonName } from './SoonPage.tsx'

/** Pages without an icon of their own stand beside one that has it. */
const BESIDE: Partial<Record<SoonName, SoonName>> = {
  promotionDetails: 'promotions',
  cashRaceDetails: 'cashRaces',
}

const screenOf = (name: SoonName): MenuScreen | undefined =>
  SCREENS.find((one): one is MenuScreen => one.name === (BESIDE[name] ?? name) && one.icon !== undefined)

interface Spot {
  readonly x: number
  readonly y: number
}

/** A pass of two legs around the middle circle, from the page's name: always the same, and each page has its own. */
function playOf(name: string): readonly [Spot, Spot, Spot] {
  const sum = [...name].reduce((total, letter) => (total * 31 + letter.charCodeAt(0)) % 1_000_003, 7)
  const y = (at: number) => 36 + ((sum >> at) % 128)
  return [
    { x: 152 + (sum % 40), y: y(2) },
    { x: 214 + (sum % 37), y: y(7) },
    { x: 400 + (sum % 83), y: y(11) },
  ]
}

export function FieldArt({ name, className }: { name: SoonName; className: string }) {
  const screen = screenOf(name)
  const [a, b, c] = playOf(name)
  return (
    <svg viewBox="0 0 640 200" preserveAspectRatio="xMidYMid slice" className={className} aria-hidden="true">
      {[0, 2, 4, 6].map((at) => (
        <rect key={at} x={at * 80} width="80" height="200" fill="var(--ink)" fillOpacity="0.22" />
      ))}
      <g fill="none" stroke="var(--chalk)" strokeOpacity="0.45" strokeWidth="2">
        <rect x="16" y="14" width="608" height="172" rx="3" />
        <path d="M320 14v172M16 58h70v84H16M624 58h-70v84h70" />
      </g>
      <path
        d={`M${a.x} ${a.y}L${b.x} ${b.y}L${c.x} ${c.y}`}
        fill="none"
        stroke="var(--floodlight)"
        strokeWidth="2"
        strokeDasharray="2 8"
        strokeLinecap="round"
      />
      {[a, b, c].map(({ x, y }) => (
        <circle key={x} cx={x} cy={y} r="5" fill="var(--lagoon)" />
      ))}
      <circle cx="320" cy="100" r="46" fill="var(--ink)" stroke="var(--chalk)" strokeOpacity="0.45" strokeWidth="2" />
      {screen && <screen.icon x={296} y={76} size={48} strokeWidth={1.75} color="var(--floodlight)" />}
    </svg>
  )
}
