/** Zeppelin's tile: the airship at the end of its curve. */
import { Airship } from './Airship.tsx'

export function ZeppelinArt({ title, className }: { title: string; className: string }) {
  return (
    <svg viewBox="0 0 480 300" preserveAspectRatio="xMidYMid slice" className={className} role="img" aria-label={title}>
      <defs>
        <linearGradient id="dusk" x1="0" y1="0" x2="1" y2="1">
          <stop offset="0" stopColor="#0c1210" />
          <stop offset="1" stopColor="#123b2c" />
        </linearGradient>
        <linearGradient id="under" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#2ab7a9" stopOpacity="0.4" />
          <stop offset="1" stopColor="#2ab7a9" stopOpacity="0" />
        </linearGradient>
      </defs>
      <rect width="480" height="300" fill="url(#dusk)" />
      <g stroke="#f3f6f1" strokeOpacity="0.1">
        {[60, 120, 180, 240].map((y) => (
          <path key={y} d={`M40 ${y}H460`} />
        ))}
        {[124, 208, 292, 376].map((x) => (
          <path key={x} d={`M${x} 30V270`} />
        ))}
      </g>
      <g fill="#f3f6f1" opacity="0.6">
        <circle cx="80" cy="50" r="1.6" />
        <circle cx="170" cy="84" r="1.2" />
        <circle cx="226" cy="40" r="1.8" />
        <circle cx="436" cy="44" r="1.4" />
        <circle cx="120" cy="130" r="1.2" />
      </g>
      <path d="M40 270C180 266 270 220 336 124V270Z" fill="url(#under)" />
      <path d="M40 270C180 266 270 220 336 124" fill="none" stroke="#2ab7a9" strokeWidth="5" strokeLinecap="round" />
      <g transform="translate(346 102) rotate(-24)">
        <Airship />
      </g>
    </svg>
  )
}
