/** One playing card, drawn with type alone; a null card lies face down. */
const SUITS: Readonly<Record<string, string>> = { S: '♠', H: '♥', D: '♦', C: '♣' }

export function Card({ card }: { card: string | null }) {
  if (card === null) return <span className="card back" aria-hidden="true" />
  const [rank = '', suit = ''] = card
  return (
    <span className={`card ${suit === 'H' || suit === 'D' ? 'is-red' : ''}`}>
      <span>{rank === 'T' ? '10' : rank}</span>
      <span>{SUITS[suit]}</span>
    </span>
  )
}
