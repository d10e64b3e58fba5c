/** Spots, amounts, reasons and results in the player's words. */
import { groupedText } from '@uwanja/contract/wire/amounts'
import { fill } from '@uwanja/i18n/fill'
import type { StudioTexts } from '@uwanja/i18n/en/studio'
import { money } from '../../pages/money.ts'
import type { LiveKind, LiveMe, LiveWhy, PastRound } from '@uwanja/contract/studio/live'
import type { LiveTexts } from '@uwanja/i18n/en/studio-live'

export interface Words {
  readonly live: LiveTexts
  readonly studio: StudioTexts
}

export const odds = (hundredths: number) => (hundredths / 100).toFixed(2)
/** "100", "1,000.50": whole amounts without their zeros, for chips and buttons. */
export const short = (minor: bigint) => groupedText(minor).replace(/\.00$/, '')

export function amount(minor: bigint | string | null, me: LiveMe | null, { studio }: Words): string {
  return money(minor, me, studio)
}

export function whyText(why: LiveWhy, me: LiveMe | null, words: Words): string {
  const say = { min: amount(me?.minMinor ?? null, me, words), max: amount(me?.maxMinor ?? null, me, words) }
  const texts: Readonly<Record<string, string>> = { ...words.studio.why, ...words.live.why }
  return fill(texts[why] ?? words.studio.why.refused, { ...say, balance: amount(me?.balanceMinor ?? null, me, words) })
}

export interface Fixture {
  readonly home: string
  readonly away: string
}
export interface Runner {
  readonly name: string
}

/** "Kilele Rovers – Mwamba FC: Over 2.5" */
function footballSpot(spot: string, programme: unknown, { live }: Words): string {
  const [at, market = '', selection = ''] = spot.split(':')
  const fixture = (programme as readonly Fixture[])[Number(at)]
  const named: Readonly<Record<string, string>> = {
    ...live.selections,
    '1': fixture?.home ?? '1',
    '2': fixture?.away ?? '2',
  }
  const said = Object.hasOwn(named, selection) ? named[selection]! : selection
  const what = market === 'both' ? `${live.markets.both}: ${said}` : said
  return `${fixture ? fill(live.fixture, { home: fixture.home, away: fixture.away }) : ''} · ${what}`
}

function horseSpot(spot: string, programme: unknown, { live }: Words): string {
  const [market = '', picks = ''] = spot.split(':')
  const named = (at: string) =>
    fill(live.runner, { number: Number(at) + 1, name: (programme as readonly Runner[])[Number(at)]?.name ?? '' })
  const [first = '0', second = '0'] = picks.split('-')
  if (market === 'forecast') return fill(live.forecastOf, { first: named(first), second: named(second) })
  return `${market === 'win' ? live.win : live.placed}: ${named(first)}`
}

export function spotName(kind: LiveKind, spot: string, programme: unknown, words: Words): string {
  if (kind === 'virtual-football') return footballSpot(spot, programme, words)
  if (kind === 'virtual-horse') return horseSpot(spot, programme, words)
  const { spots } = words.live
  const [, name = '', digits = ''] = /^([a-z]+)(\d+)$/.exec(spot) ?? []
  const number = Number(digits)
  if (name === 'n') return fill(spots.number, { number })
  if (name === 'row') return fill(spots.row, { from: 3 * number - 2, to: 3 * number })
  if (name === 'dozen') return fill(spots.dozen, { from: 12 * number - 11, to: 12 * number })
  if (name === 'column') return fill(spots.column, { number })
  return Object.hasOwn(spots, spot) ? spots[spot as keyof typeof spots] : spot
}

export const RED: ReadonlySet<number> = new Set([1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36])

const points = (cards: readonly string[]) =>
  cards.map((card) => ({ T: 0, J: 0, Q: 0, K: 0, A: 1 })[card[0]!] ?? Number(card[0]))
export const baccaratTotal = (cards: readonly string[]) => points(cards).reduce((sum, point) => sum + point, 0) % 10

/** Blackjack's total, an ace as 11 where that fits. */
export function blackjackTotal(cards: readonly string[]): number {
  const hard = cards.reduce(
    (sum, card) => sum + ('TJQK'.includes(card[0]!) ? 10 : card[0] === 'A' ? 1 : Number(card[0])),
    0,
  )
  return hard <= 11 && cards.some((card) => card.startsWith('A')) ? hard + 10 : hard
}

/** One result in a few letters, with a tone for its colour. */
export function resultOf(
  kind: LiveKind,
  { drawn, programme }: PastRound,
  { live }: Words,
): { text: string; tone: string } {
  const of = drawn as {
    pocket: number
    player: string[]
    banker: string[]
    house: string[]
    dealer: string[]
    order: number[]
  }
  switch (kind) {
    case 'live-roulette':
      return { text: String(of.pocket), tone: of.pocket === 0 ? 'zero' : RED.has(of.pocket) ? 'red' : 'black' }
    case 'live-baccarat': {
      const [player, banker] = [baccaratTotal(of.player), baccaratTotal(of.banker)]
      const winner = player === banker ? 'tie' : player > banker ? 'player' : 'banker'
      return { text: `${live.spots[winner]} ${String(player)}:${String(banker)}`, tone: winner }
    }
    case 'live-blackjack': {
      const total = blackjackTotal(of.house)
      return { text: `${live.house} ${String(total)}`, tone: total > 21 ? 'player' : 'banker' }
    }
    case 'live-poker':
      return {
        text: `${of.player.map((card) => card[0]).join('')} : ${of.dealer.map((card) => card[0]).join('')}`,
        tone: '',
      }
    case 'virtual-football': {
      const played = drawn as readonly { score: readonly number[] }[]
      return { text: played.map(({ score }) => score.join('–')).join('  '), tone: '' }
    }
    case 'virtual-horse': {
      const named = (place: number) => String(of.order[place]! + 1)
      const winner = (programme as readonly Runner[])[of.order[0]!]?.name ?? ''
      return { text: `${named(0)}·${named(1)}·${named(2)} ${winner}`, tone: '' }
    }
  }
}
