/** One playing card, drawn with type alone; a null card lies face down. */
import { rankOf, SUITS } from './suits.ts'

export function Card({ card }: { card: string | null }) {
  if (card === null) return <span className="card back" aria-hidden="true" />
  const suit = card.charAt(1)
  return (
    <span className={`card ${suit === 'H' || suit === 'D' ? 'is-red' : ''}`}>
      <span>{rankOf(card)}</span>
      <span>{SUITS[suit]}</span>
    </span>
  )
}
