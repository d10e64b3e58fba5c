/** What a round came to, in figures and cards that need no translation. */
import type {
  BlackjackView,
  DiceView,
  HiLoView,
  KenoView,
  PlinkoView,
  RouletteView,
  TableEngine,
} from '@uwanja/contract/studio/table'

const OUTCOMES: Readonly<Record<TableEngine, (view: unknown) => string>> = {
  roulette: (view) => String((view as RouletteView).pocket),
  blackjack(view) {
    const { house, hands } = view as BlackjackView
    return [house, ...hands.map(({ cards }) => cards)].map((cards) => cards.join(' ')).join(' : ')
  },
  'hi-lo': (view) => (view as HiLoView).cards.join(' '),
  keno: (view) => [...(view as KenoView).drawn].sort((left, right) => left - right).join(' '),
  plinko: (view) => `× ${String((view as PlinkoView).pays / 100)}`,
  dice: (view) => ((view as DiceView).roll / 100).toFixed(2),
}

export const outcomeText = (engine: TableEngine, view: unknown): string => OUTCOMES[engine](view)
