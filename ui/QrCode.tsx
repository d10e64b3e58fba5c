/** A text as a QR code: always dark on white with its quiet zone, because cameras look at it and not people. */
import { encode } from 'uqr'

/** Modules of white around it, as the standard wants them. */
const QUIET = 4

export function QrCode({ text, title }: { text: string; title: string }) {
  const { data, size } = encode(text, { ecc: 'L', border: QUIET })
  // One path: each dark module is a square, runs in a row are one rectangle.
  const path = data.flatMap((row, y) => runs(row).map(([x, length]) => `M${x} ${y}h${length}v1h-${length}z`)).join('')
  return (
    <svg
      role="img"
      aria-label={title}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className="w-full max-w-48 rounded-xl sm:max-w-56"
    >
      <title>{title}</title>
      <rect width={size} height={size} fill="white" />
      <path d={path} fill="black" />
    </svg>
  )
}

function runs(row: readonly boolean[]): [start: number, length: number][] {
  const found: [number, number][] = []
  row.forEach((isDark, x) => {
    const last = found.at(-1)
    if (isDark && last && last[0] + last[1] === x) last[1] += 1
    else if (isDark) found.push([x, 1])
  })
  return found
}
