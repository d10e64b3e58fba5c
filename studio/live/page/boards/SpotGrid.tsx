/** The spots of the card tables: a name and what it pays. */
import { odds, spotName } from '../words.ts'
import type { BoardProps } from './Board.tsx'
import { Spot } from './Spot.tsx'

export function SpotGrid({ spots, ...props }: BoardProps & { spots: readonly string[] }) {
  const { kind, words } = props
  return (
    <section className={`spot-grid of-${String(spots.length)}`} aria-label={words.live.table}>
      {spots.map((spot) => (
        <Spot key={spot} {...props} spot={spot} className={spot}>
          <span className="name">{spotName(kind, spot, null, words)}</span>
          <span className="figures pays">{odds(props.odds[spot] ?? 0)}</span>
        </Spot>
      ))}
    </section>
  )
}
