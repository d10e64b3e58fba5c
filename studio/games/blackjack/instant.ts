/** Blackjack by oneself: hit, stand, double, split once. The rules of hands are in rules/blackjack.ts. */
import { payoutMinor } from '@uwanja/contract/fair/fairness'
import type { BlackjackFacts, BlackjackMove, BlackjackView } from '@uwanja/contract/studio/table'
import type { InstantEngine, Step } from '../../instant/engine.ts'
import type { Chance } from '../../luck/chance.ts'
import { blackjackReturned, drawCard, houseDraws, isBlackjack, totalOf } from './rules.ts'
import { pointsOf } from '../../luck/cards.ts'
import { STATED } from '../stated.ts'

interface Hand {
  readonly cards: readonly string[]
  readonly stakes: 1 | 2
  readonly isDone: boolean
}
interface State {
  readonly house: readonly string[]
  readonly hands: readonly Hand[]
  readonly isOver: boolean
}

const activeOf = ({ hands }: State) => hands.findIndex(({ isDone }) => !isDone)
const fromOf = ({ hands }: State) => (hands.length > 1 ? 'split' : 'deal')

/** A hand ends by itself at 21 and above, and when its second stake was placed. */
const closed = (hand: Hand): Hand => ({ ...hand, isDone: hand.isDone || totalOf(hand.cards).points >= 21 })

function movesOf(state: State): readonly BlackjackMove[] {
  const hand = state.hands[activeOf(state)]
  if (state.isOver || !hand) return []
  if (hand.cards.length > 2) return ['hit', 'stand']
  const isPair = pointsOf(hand.cards[0]!) === pointsOf(hand.cards[1]!)
  return state.hands.length === 1 && isPair ? ['hit', 'stand', 'double', 'split'] : ['hit', 'stand', 'double']
}

function split({ cards }: Hand, chance: Chance): readonly Hand[] {
  // Split aces get one card each.
  const isDone = pointsOf(cards[0]!) === 1
  return cards.map((card) => closed({ cards: [card, drawCard(chance)], stakes: 1, isDone }))
}

function played(hand: Hand, move: BlackjackMove, chance: Chance): readonly Hand[] {
  if (move === 'split') return split(hand, chance)
  if (move === 'stand') return [{ ...hand, isDone: true }]
  const cards = [...hand.cards, drawCard(chance)]
  return [closed(move === 'double' ? { cards, stakes: 2, isDone: true } : { ...hand, cards })]
}

/** When no hand is left to play the house plays, unless every hand is bust already. */
function goOn(state: State, stakeMinor: bigint, chance: Chance): Step<State> {
  if (activeOf(state) >= 0) return { state, winMinor: 0n, isOver: false }
  const isStanding = state.hands.some(({ cards }) => totalOf(cards).points <= 21)
  const house = isStanding ? houseDraws(state.house, chance) : state.house
  const over = { ...state, house, isOver: true }
  const winMinor = over.hands.reduce(
    (sum, { cards, stakes }) =>
      sum + payoutMinor(stakeMinor * BigInt(stakes), blackjackReturned(cards, house, fromOf(over))),
    0n,
  )
  return { state: over, winMinor, isOver: true }
}

export const blackjack: InstantEngine<null, null, State, BlackjackMove> = {
  readBet: (_config, _rawSelection, stakeMinor) => ({ wish: null, stakeMinor, costMinor: stakeMinor }),
  open(_config, { stakeMinor }, chance) {
    const cards = [drawCard(chance), drawCard(chance)]
    const house = [drawCard(chance), drawCard(chance)]
    // The house looks for blackjack before anybody adds a stake.
    const isDone = isBlackjack(cards) || isBlackjack(house)
    return goOn({ house, hands: [{ cards, stakes: 1, isDone }], isOver: false }, stakeMinor, chance)
  },
  readMove(_config, state, rawMove, { stakeMinor }) {
    const move = movesOf(state).find((possible) => possible === rawMove)
    return move ? { move, moreMinor: move === 'double' || move === 'split' ? stakeMinor : 0n } : null
  },
  move(_config, state, move, { stakeMinor }, chance) {
    const active = activeOf(state)
    const hands = state.hands.flatMap((hand, at) => (at === active ? played(hand, move, chance) : [hand]))
    return goOn({ ...state, hands }, stakeMinor, chance)
  },
  leave: () => 'stand',
  view(_config, state): BlackjackView {
    const { hands, house, isOver } = state
    return {
      house: isOver ? house : house.slice(0, 1),
      hands: hands.map((hand) => ({
        ...hand,
        returned: isOver ? hand.stakes * blackjackReturned(hand.cards, house, fromOf(state)) : null,
      })),
      active: isOver ? null : activeOf(state),
      moves: movesOf(state),
    }
  },
  facts: () => ({
    rtpBasisPoints: STATED.blackjack.table,
    volatility: 'low',
    topWinHundredths: 800,
    table: { engine: 'blackjack' } satisfies BlackjackFacts,
  }),
}
