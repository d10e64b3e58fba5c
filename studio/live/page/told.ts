/** What a table says to who does not see it: its state, its result, and what became of own bets. Pure. */
import { fill } from '@uwanja/i18n/fill'
import { tableBetsOf, type LiveState } from './live-state.ts'
import { suited } from './stages/suits.ts'
import { amount, baccaratTotal, blackjackTotal, spotName, whyText, type Fixture, type Words } from './words.ts'

/** It is said again shortly before stakes, or choices, are closed. */
const SOON_S = 5

export interface Told {
  /** As long as it is the same, nothing is said anew. */
  readonly key: string
  readonly text: string
}

interface Drawn {
  readonly player: readonly string[]
  readonly banker: readonly string[]
  readonly house: readonly string[]
  readonly dealer: readonly string[]
}

function handText(name: string, cards: readonly string[], points: number | null, { live }: Words): string {
  const said = `${name}: ${cards.map(suited).join(' ')}`
  return points === null ? said : `${said}, ${fill(live.points, { points })}`
}

/** The wheel and the track say theirs themselves. */
function resultText({ game, table }: LiveState, words: Words): string {
  if (table.shown === null) return ''
  const { live } = words
  const of = table.shown as Drawn
  switch (game.kind) {
    case 'live-baccarat': {
      const hands = [handText(live.spots.player, of.player, baccaratTotal(of.player), words)]
      return [...hands, handText(live.spots.banker, of.banker, baccaratTotal(of.banker), words)].join('. ')
    }
    case 'live-blackjack':
      return handText(live.house, of.house, blackjackTotal(of.house), words)
    case 'live-poker':
      return [handText(live.table, of.player, null, words), handText(live.house, of.dealer, null, words)].join('. ')
    case 'virtual-football': {
      const played = table.shown as readonly { readonly goals: readonly { readonly side: 0 | 1 }[] }[]
      const score = (at: number) =>
        [0, 1].map((side) => played[at]!.goals.filter((goal) => goal.side === side).length).join(' : ')
      return (table.programme as readonly Fixture[])
        .map(({ home, away }, at) => `${home} ${score(at)} ${away}`)
        .join('. ')
    }
    default:
      return ''
  }
}

/** @param leftMs Until stakes, or choices, are closed. */
export function phaseTold(state: LiveState, leftMs: number, words: Words): Told {
  const { round, phase, step } = state.table
  const { told } = words.live
  const seconds = Math.ceil(leftMs / 1_000)
  const key = `${String(round)} ${phase} ${String(step)}`
  switch (phase) {
    case 'betting':
    case 'deciding': {
      // Only who has a hand may choose.
      const isTheirs = phase === 'betting' || (state.me?.choices.length ?? 0) > 0
      if (!isTheirs) return { key: `${key} others`, text: words.live.phase.showing }
      if (seconds <= SOON_S) return { key: `${key} soon`, text: fill(told.soon, { seconds }) }
      return { key, text: fill(told[phase], { seconds }) }
    }
    case 'over':
      return { key, text: resultText(state, words) }
    default:
      return { key, text: words.live.phase[phase] }
  }
}

/** Bets of this round that count, or that were not taken: what they win or lose is news of its own. */
export function betsTold(state: LiveState, words: Words): string {
  const { me, game, table } = state
  return tableBetsOf(state, table.round)
    .filter((one) => one.state === 'live' || one.state === 'returning' || one.state === 'refused')
    .map(({ bets, state: is, why }) => {
      const spots = bets.map(
        (bet) => `${spotName(game.kind, bet.spot, table.programme, words)} ${amount(bet.minor, me, words)}`,
      )
      const reason = why ? ` ${whyText(why, me, words)}` : ''
      return `${spots.join(', ')}: ${words.live.state[is]}.${reason}`
    })
    .join(' ')
}
