/** The five table games, drawn on the cloth: a wheel, two cards, a card and where the next may lie, dice, lucky numbers. */
import type { TABLE_GAME_IDS } from '@uwanja/contract/site/lobbies'
import type { ReactNode } from 'react'

type TableId = (typeof TABLE_GAME_IDS)[number]

const around = (count: number, radius: number) =>
  Array.from({ length: count }, (_, at) => {
    const angle = ((at + 0.5) / count) * 2 * Math.PI
    return [Math.cos(angle) * radius, Math.sin(angle) * radius] as const
  })

function Card({ at, letter, colour }: { at: string; letter: string; colour: string }) {
  return (
    <g transform={at}>
      <rect x="-30" y="-42" width="60" height="84" rx="7" fill="#f3f6f1" stroke="#0c1210" strokeOpacity="0.25" />
      <text y="12" textAnchor="middle" fontSize="36" fontWeight="800" fill={colour}>
        {letter}
      </text>
    </g>
  )
}

const WHEEL = (
  <g transform="translate(120 90)">
    <circle r="72" fill="#0c1210" />
    <circle r="56" fill="none" stroke="#f3f6f1" strokeWidth="26" />
    <circle r="56" fill="none" stroke="#e4572e" strokeWidth="24" pathLength="18" strokeDasharray="1 1" />
    <circle
      r="56"
      fill="none"
      stroke="#0c1210"
      strokeWidth="24"
      pathLength="18"
      strokeDasharray="1 1"
      strokeDashoffset="1"
    />
    <circle r="30" fill="#ffd447" />
    <path d="M-30 0H30M0 -30V30" stroke="#b98d0a" strokeWidth="5" />
    <circle cx="40" cy="-40" r="7" fill="#f3f6f1" stroke="#0c1210" strokeOpacity="0.4" />
  </g>
)

const BLACKJACK = (
  <>
    <path d="M-10 20Q120 110 250 20" fill="none" stroke="#ffd447" strokeOpacity="0.6" strokeWidth="3" />
    <Card at="translate(98 100) rotate(-10)" letter="A" colour="#0c1210" />
    <Card at="translate(146 98) rotate(9)" letter="K" colour="#c23a16" />
  </>
)

const HI_LO = (
  <>
    <Card at="translate(92 90)" letter="7" colour="#c23a16" />
    <g fill="none" strokeWidth="9" strokeLinecap="round" strokeLinejoin="round">
      <path d="M146 74l22 -26 22 26" stroke="#2ab7a9" />
      <path d="M146 106l22 26 22 -26" stroke="#ffd447" />
    </g>
  </>
)

const KENO = (
  <g fontSize="17" fontWeight="700" textAnchor="middle">
    {Array.from({ length: 15 }, (_, at) => {
      const [x, y, isDrawn] = [48 + (at % 5) * 36, 50 + Math.floor(at / 5) * 40, [1, 5, 8, 12].includes(at)]
      return (
        <g key={at}>
          <circle cx={x} cy={y} r="16" fill={isDrawn ? '#ffd447' : '#0c1210'} fillOpacity={isDrawn ? 1 : 0.45} />
          <text x={x} y={y + 6} fill={isDrawn ? '#0c1210' : '#f3f6f1'}>
            {((at * 7 + 3) % 40) + 1}
          </text>
        </g>
      )
    })}
  </g>
)

const die = (at: string, fill: string, spots: string) => (
  <g transform={at}>
    <rect x="-36" y="-36" width="72" height="72" rx="12" fill={fill} stroke="#0c1210" strokeOpacity="0.25" />
    <path d={spots} stroke={fill === '#f3f6f1' ? '#0c1210' : '#f3f6f1'} strokeWidth="13" strokeLinecap="round" />
  </g>
)

const DICE = (
  <>
    {die('translate(86 98) rotate(-12)', '#f3f6f1', 'M-18 -18h.1M18 -18h.1M0 0h.1M-18 18h.1M18 18h.1')}
    {die('translate(158 82) rotate(14)', '#e4572e', 'M-18 18h.1M0 0h.1M18 -18h.1')}
  </>
)

const DRAWINGS: Record<TableId, ReactNode> = { 5000: WHEEL, 5001: BLACKJACK, 5002: HI_LO, 5003: DICE, 5004: KENO }

export function TableArt({ id }: { id: TableId }) {
  return (
    <svg
      viewBox="0 0 240 180"
      preserveAspectRatio="xMidYMid slice"
      className="block aspect-4/3 w-full"
      aria-hidden="true"
    >
      <g stroke="#f3f6f1" strokeOpacity="0.1">
        {around(12, 240).map(([x, y]) => (
          <path key={x} d={`M120 90l${x.toFixed(0)} ${y.toFixed(0)}`} />
        ))}
      </g>
      {DRAWINGS[id]}
    </svg>
  )
}
