/** The six games with shared rounds, each as the rules that a table runs. */
import type { LiveKind } from '../../pages/studio/live/shapes.ts'
import { BACCARAT_ODDS, baccaratReturned, dealBaccarat, type BaccaratHands } from '../rules/baccarat.ts'
import { blackjackReturned, drawCard, houseDraws, isBlackjack, totalOf } from '../rules/blackjack.ts'
import { MARGIN_BASIS_POINTS } from '../rules/book-odds.ts'
import * as football from '../rules/football.ts'
import * as horses from '../rules/horses.ts'
import { POCKETS, rouletteOdds, rouletteReturned, SPOTS } from '../rules/roulette.ts'
import { STATED } from '../rules/stated.ts'
import { dealThreeCard, threeCardReturned, type ThreeCardHands } from '../rules/three-card.ts'
import type { Chance } from '../play/chance.ts'
import { anyRules, NO_CHOICES, type AnyRules, type LiveRules } from './rules.ts'

const nothing = { announce: () => null, isPlaceable: () => true } as const
const CARD_LIMITS = { minMinor: 1_000n, maxMinor: 10_000_000n } as const
/** Odds in the hundreds are on offer here, so less may be staked. */
const BOOK_LIMITS = { minMinor: 1_000n, maxMinor: 2_000_000n } as const

const roulette: LiveRules<null, { readonly pocket: number }> = {
  ...nothing,
  ...NO_CHOICES,
  kind: 'live-roulette',
  bettingMs: 18_000,
  limits: CARD_LIMITS,
  slips: 10,
  returns: { all: STATED.roulette },
  spots: [...SPOTS.keys()],
  draw: (_programme, chance) => ({ pocket: chance.below(POCKETS) }),
  odds: (_programme, spot) => rouletteOdds(spot),
  showMs: () => 6_000,
  returned: ({ pocket }, { spot }) => rouletteReturned(spot, pocket),
}

const baccarat: LiveRules<null, BaccaratHands> = {
  ...nothing,
  ...NO_CHOICES,
  kind: 'live-baccarat',
  bettingMs: 15_000,
  limits: CARD_LIMITS,
  slips: 10,
  returns: STATED.baccarat,
  spots: Object.keys(BACCARAT_ODDS),
  draw: (_programme, chance) => dealBaccarat(chance),
  odds: (_programme, spot) => (Object.hasOwn(BACCARAT_ODDS, spot) ? BACCARAT_ODDS[spot]! : null),
  showMs: ({ player, banker }) => 1_000 + 900 * (player.length + banker.length),
  returned: (hands, { spot }) => baccaratReturned(spot, hands),
}

export interface SharedHand {
  /** In the order in which whoever takes a card gets them; more than anybody may need. */
  readonly player: readonly string[]
  readonly house: readonly string[]
}

/** The cards of a seat that made these moves: two, and one more for each card that it took. */
function seatCards({ player }: SharedHand, moves: readonly string[]): readonly string[] {
  return player.slice(0, 2 + moves.filter((move) => move !== 'stand').length)
}

function dealShared(chance: Chance): SharedHand {
  const player = [drawCard(chance), drawCard(chance)]
  const house = houseDraws([drawCard(chance), drawCard(chance)], chance)
  while (totalOf(player).points < 21) player.push(drawCard(chance))
  // A double at any total takes one card, also from a soft hand that a hit would have ended.
  while (player.length < 3) player.push(drawCard(chance))
  return { player, house }
}

const blackjack: LiveRules<null, SharedHand> = {
  ...nothing,
  kind: 'live-blackjack',
  bettingMs: 15_000,
  limits: CARD_LIMITS,
  slips: 1,
  returns: { hand: STATED.blackjack.live },
  spots: ['hand'],
  draw: (_programme, chance) => dealShared(chance),
  odds: (_programme, spot) => (spot === 'hand' ? 200 : null),
  choices(drawn, moves) {
    const last = moves.at(-1)
    const isOver = last === 'stand' || last === 'double' || totalOf(seatCards(drawn, moves)).points >= 21
    if (isOver || isBlackjack(drawn.house.slice(0, 2))) return []
    const plain = [
      { move: 'hit', second: null },
      { move: 'stand', second: null },
    ]
    return moves.length === 0 ? [...plain, { move: 'double', second: 'double' }] : plain
  },
  idle: 'stand',
  windowMs: 9_000,
  shownAt: ({ player, house }, step) => ({ player: player.slice(0, 2 + step), house: house.slice(0, 1) }),
  showMs: ({ house }) => 1_500 + 800 * house.length,
  returned: (drawn, _bet, moves) => blackjackReturned(seatCards(drawn, moves), drawn.house),
}

const poker: LiveRules<null, ThreeCardHands> = {
  ...nothing,
  kind: 'live-poker',
  bettingMs: 15_000,
  limits: CARD_LIMITS,
  slips: 1,
  returns: STATED.poker,
  spots: ['ante', 'pair-plus'],
  draw: (_programme, chance) => dealThreeCard(chance),
  odds: (_programme, spot) => (spot === 'ante' ? 200 : spot === 'pair-plus' ? 4_100 : null),
  isPlaceable: (spots) => spots.includes('ante'),
  choices: (_drawn, moves) =>
    moves.length > 0
      ? []
      : [
          { move: 'play', second: 'play' },
          { move: 'fold', second: null },
        ],
  idle: 'fold',
  windowMs: 12_000,
  shownAt: ({ player }) => ({ player, dealer: [] }),
  showMs: () => 4_500,
  returned: (hands, { spot }, moves) => threeCardReturned(spot, hands, moves[0] === 'play' ? 'play' : 'fold'),
}

const footballDay: LiveRules<football.Fixture[], football.Played[]> = {
  ...NO_CHOICES,
  kind: 'virtual-football',
  bettingMs: 40_000,
  limits: BOOK_LIMITS,
  slips: 10,
  returns: { margin: MARGIN_BASIS_POINTS },
  announce: (chance) => football.announceFixtures(chance),
  draw: (fixtures, chance) => football.playFixtures(fixtures, chance),
  spots: football.FOOTBALL_SPOTS,
  odds: (fixtures, spot) => football.footballOdds(fixtures, spot),
  isPlaceable: () => true,
  showMs: () => 26_000,
  returned: (played, { spot, odds }) => (football.footballWins(played, spot) ? odds : 0),
}

const race: LiveRules<horses.Runner[], horses.Race> = {
  ...NO_CHOICES,
  kind: 'virtual-horse',
  bettingMs: 40_000,
  limits: BOOK_LIMITS,
  slips: 10,
  returns: { margin: MARGIN_BASIS_POINTS },
  announce: (chance) => horses.announceRunners(chance),
  draw: (runners, chance) => horses.runRace(runners, chance),
  spots: horses.HORSE_SPOTS,
  odds: (runners, spot) => horses.horseOdds(runners, spot),
  isPlaceable: () => true,
  showMs: ({ timesMs }) => Math.max(...timesMs) + 1_500,
  returned: (run, { spot, odds }) => (horses.horseWins(run, spot) ? odds : 0),
}

export const LIVE_KINDS: Readonly<Record<LiveKind, AnyRules>> = {
  'live-roulette': anyRules(roulette),
  'live-baccarat': anyRules(baccarat),
  'live-blackjack': anyRules(blackjack),
  'live-poker': anyRules(poker),
  'virtual-football': anyRules(footballDay),
  'virtual-horse': anyRules(race),
}
