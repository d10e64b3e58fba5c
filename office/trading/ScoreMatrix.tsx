/** What each final score would cost or bring, as a picture: red costs, green brings, the stronger the more. */
import { useSpeech } from '../speech.ts'
import { amountOf } from './minor.ts'

interface Props {
  readonly scores: readonly { readonly home: number; readonly away: number; readonly minor: number }[]
}

const CELL = { width: 76, height: 34 }
const MOST_GOALS = 6

export function ScoreMatrix({ scores }: Props) {
  const { texts, fill } = useSpeech()
  const words = texts.trading
  const shown = scores.filter(({ home, away }) => home <= MOST_GOALS && away <= MOST_GOALS)
  const most = Math.max(1, ...shown.map(({ minor }) => Math.abs(minor)))
  const size = MOST_GOALS + 1
  const dearest = shown.reduce((one, other) => (other.minor > one.minor ? other : one), shown[0]!)
  const [width, height] = [(size + 1) * CELL.width, (size + 1) * CELL.height]
  const axis = Array.from({ length: size }, (_, goals) => goals)
  return (
    <figure className="overflow-x-auto" tabIndex={0} role="group" aria-label={words.matrix}>
      <svg
        viewBox={`0 0 ${String(width)} ${String(height)}`}
        className="min-w-[34rem] max-w-3xl"
        role="img"
        aria-label={fill(words.matrixSays, {
          score: `${String(dearest.home)}:${String(dearest.away)}`,
          amount: amountOf(dearest.minor),
        })}
      >
        {axis.map((goals) => (
          <g key={goals} className="fill-muted text-xs">
            <text x={(goals + 1.5) * CELL.width} y={CELL.height * 0.65} textAnchor="middle">
              {goals}
            </text>
            <text x={CELL.width * 0.5} y={(goals + 1.62) * CELL.height} textAnchor="middle">
              {goals}
            </text>
          </g>
        ))}
        <text x={CELL.width * 0.5} y={CELL.height * 0.65} textAnchor="middle" className="fill-muted text-xs">
          {words.homeAway}
        </text>
        {shown.map(({ home, away, minor }) => (
          <g
            key={`${String(home)}:${String(away)}`}
            transform={`translate(${String((away + 1) * CELL.width)} ${String((home + 1) * CELL.height)})`}
          >
            <rect
              width={CELL.width - 2}
              height={CELL.height - 2}
              rx={6}
              className={minor > 0 ? 'fill-loss' : 'fill-win'}
              fillOpacity={0.08 + (0.32 * Math.abs(minor)) / most}
            />
            <text
              x={CELL.width / 2 - 1}
              y={CELL.height * 0.62}
              textAnchor="middle"
              className="fill-text text-[11px] tabular-nums"
            >
              {short(minor)}
            </text>
          </g>
        ))}
      </svg>
      <figcaption className="text-sm text-muted">{words.matrixLead}</figcaption>
    </figure>
  )
}

/** Whole units, in thousands where they are many: a cell has no room for more. */
function short(minor: number): string {
  const units = Math.round(minor / 100)
  return Math.abs(units) < 100_000 ? String(units) : `${String(Math.round(units / 1000))}k`
}
