/** Two hands on the cloth: baccarat, blackjack or three-card poker; cards come one after another. */
import { fill } from '@uwanja/i18n/fill'
import { prefersCalm } from '../../../pages/use-frame.ts'
import { sincePhase, tableBetsOf, type LiveState } from '../live-state.ts'
import type { LiveKind } from '@uwanja/contract/studio/live'
import { useBeat } from '../use-live.ts'
import { baccaratTotal, blackjackTotal, type Words } from '../words.ts'
import { Card } from './Card.tsx'
import type { StageProps } from './Stage.tsx'

interface Hands {
  readonly ours: readonly string[]
  readonly theirs: readonly string[]
}

const PER_CARD_MS = 850

/** Baccarat: player and banker in turn. */
function baccaratAt({ player, banker }: { player: string[]; banker: string[] }, cards: number): Hands {
  const order = [0, 1, 2].flatMap((at) => [player[at] ? 'p' : '', banker[at] ? 'b' : '']).filter(Boolean)
  const dealt = order.slice(0, cards)
  const count = (who: string) => dealt.filter((one) => one === who).length
  return { ours: player.slice(0, count('p')), theirs: banker.slice(0, count('b')) }
}

/** How many cards of the table's hand were taken by anybody; all of them belong to who took most. */
function depthOf(state: LiveState): number {
  const moves = tableBetsOf(state, state.table.round).find((tableBet) => tableBet.of === null)?.moves ?? []
  return 2 + moves.filter((move) => move === 'hit' || move === 'double').length
}

function handsAt(state: LiveState, perfMs: number): Hands {
  const { phase, shown, step } = state.table
  const sinceMs = prefersCalm() || phase !== 'showing' ? Number.MAX_SAFE_INTEGER : sincePhase(state, perfMs)
  const cards = 1 + Math.floor(sinceMs / PER_CARD_MS)
  const of = shown as { player: string[]; banker: string[]; house: string[]; dealer: string[] } | null
  if (!of) return { ours: [], theirs: [] }
  if (state.game.kind === 'live-baccarat') return baccaratAt(of, cards)
  if (state.game.kind === 'live-poker') return { ours: of.player, theirs: of.dealer.slice(0, cards - 1) }
  const ours = of.player.slice(0, phase === 'deciding' ? Math.min(2 + step, depthOf(state)) : depthOf(state))
  return { ours, theirs: of.house.slice(0, cards) }
}

function pointsText(kind: LiveKind, cards: readonly string[], words: Words): string {
  if (cards.length === 0 || kind === 'live-poker') return ''
  const points = kind === 'live-baccarat' ? baccaratTotal(cards) : blackjackTotal(cards)
  return fill(words.live.points, { points })
}

function Hand({
  name,
  cards,
  least,
  points,
}: {
  name: string
  cards: readonly string[]
  least: number
  points: string
}) {
  const places = [...cards, ...Array.from({ length: Math.max(0, least - cards.length) }, () => null)]
  return (
    <div className="hand">
      <p>
        {name} <strong className="figures">{points}</strong>
      </p>
      <div className="cards">
        {places.map((card, at) => (
          <Card key={at} card={card} />
        ))}
      </div>
    </div>
  )
}

export function CardStage({ state, words }: StageProps) {
  const perfMs = useBeat(200)
  const { kind } = state.game
  const { spots, house, table } = words.live
  const { ours, theirs } = handsAt(state, perfMs)
  const least = kind === 'live-poker' ? 3 : 2
  const names = kind === 'live-baccarat' ? [spots.player, spots.banker] : [table, house]
  return (
    <section className="stage cloth-stage" aria-label={table}>
      <Hand name={names[1]!} cards={theirs} least={least} points={pointsText(kind, theirs, words)} />
      <Hand name={names[0]!} cards={ours} least={least} points={pointsText(kind, ours, words)} />
    </section>
  )
}
