/** What a bet and its legs came to, as words and amounts. Pure. */
import type { BetView } from '@uwanja/contract/book/bets'
import type { Receipt, ReceiptPick } from '@uwanja/contract/book/mine'
import type { TrackedPick } from '@uwanja/contract/book/cash-out'
import type { BookMarkets } from '@uwanja/i18n/book-markets'
import type { BookMine } from '@uwanja/i18n/book-mine'
import { marketWords, nameIn, outcomeWords, sidesIn } from '@uwanja/i18n/book-words'
import { fill } from '@uwanja/i18n/fill'
import type { Language } from '@uwanja/i18n/language'

type Leg = BetView['legs'][number]
export type ViewPick = Leg['picks'][number]
export type LegWord = 'won' | 'halfWon' | 'lost' | 'halfLost' | 'push' | 'void' | 'shared' | 'open'

/** @param result "r v f"; null: undecided. @param isVoided By a case of the void table, and not by the score. */
export function legWord(result: string | null, isVoided: boolean): LegWord {
  if (result === null) return 'open'
  const [r, v, f] = result.split(' ')
  if (v === '1') return isVoided ? 'void' : 'push'
  if (v === '1/2') return r === '1' ? 'halfWon' : 'halfLost'
  if (r !== '1') return 'lost'
  return f === '1' ? 'won' : 'shared'
}

export const LEG_TEXTS = {
  won: 'legWon',
  halfWon: 'legHalfWon',
  lost: 'legLost',
  halfLost: 'legHalfLost',
  push: 'legPush',
  void: 'legVoid',
  shared: 'legShared',
  open: 'legOpen',
} as const satisfies Record<LegWord, keyof BookMine>

/** What came back of a bet in all, in minor units. */
export const returnedOf = ({ worth }: Pick<BetView, 'worth'>): number => worth.won + worth.cashed + worth.voided

export type StateWord =
  | 'isWaiting'
  | 'isReview'
  | 'isUndoing'
  | 'isOpen'
  | 'won'
  | 'lost'
  | 'void'
  | 'cashed'
  | 'replaced'
export function stateWord({ state, outcome }: Pick<BetView, 'state' | 'outcome'>): StateWord {
  if (state === 'refused' || state === 'undone' || state === 'undoing') return 'isUndoing'
  if (state === 'review') return 'isReview'
  if (state !== 'accepted') return 'isWaiting'
  return outcome === 'open' ? 'isOpen' : outcome
}

const BOARD = { football: 'goals.match', basketball: 'points.match', tennis: 'sets.match' } as const

/** "2:1", with what it was at half-time where that is known; null: nobody has said. */
export function scoreText({ sport, scores }: ReceiptPick): string | null {
  const board = sport && scores[BOARD[sport]]
  if (!board) return null
  const half = sport === 'football' ? scores['goals.1h'] : undefined
  return board.score.join(':') + (half?.isOver ? ` (${half.score.join(':')})` : '')
}

export interface PickNames {
  readonly match: string
  readonly market: string
  readonly outcome: string
  readonly home: string
  readonly away: string
}

export function pickNames(
  { event, market, specifiers, outcome }: Pick<ViewPick, 'event' | 'market' | 'specifiers' | 'outcome'>,
  known: ReceiptPick | undefined,
  { language, names, t }: { readonly language: Language; readonly names: BookMarkets; readonly t: BookMine },
): PickNames {
  const sides = sidesIn({ ...known, home: known?.home ?? '1', away: known?.away ?? '2' }, language)
  const { season } = known ?? {}
  if (season)
    return {
      ...sides,
      match: nameIn(season.league, language),
      market: marketWords({ market, specifiers }, names, sides),
      outcome: nameIn(season.side, language),
    }
  return {
    ...sides,
    match: known?.home ? `${sides.home} – ${sides.away}` : fill(t.unknownMatch, { id: event }),
    market: marketWords({ market, specifiers }, names, sides),
    outcome: outcomeWords({ market, specifiers }, outcome, { names, ...sides }),
  }
}

/** What a pick still needs; null: it is decided, or nobody can say. */
export function needsText(
  { needs, stands, phase }: TrackedPick,
  { home, away }: PickNames,
  t: BookMine,
): string | null {
  if (stands === null) return null
  if (needs === null) return phase === 'live' ? t.cannot : null
  const [homeMore, awayMore] = needs
  if (homeMore === 0 && awayMore === 0) return t.needsNothing
  if (awayMore === 0) return fill(t.needsHome, { home, more: homeMore })
  if (homeMore === 0) return fill(t.needsAway, { away, more: awayMore })
  return fill(t.needsScore, { home, away, homeMore, awayMore })
}

export const isVoidCase = (t: BookMine, raw: string): raw is keyof BookMine['voidCases'] =>
  Object.hasOwn(t.voidCases, raw)

export type BetNews =
  | { readonly bet: BetView; readonly says: 'won' | 'lost' | 'void' | 'cashed' }
  | { readonly bet: BetView; readonly says: 'leg'; readonly leg: number; readonly pick: number }

/** What was decided between two looks at the same bets. */
export function newsOf(before: readonly BetView[], after: readonly BetView[]): BetNews[] {
  return after.flatMap((bet): BetNews[] => {
    const was = before.find(({ id }) => id === bet.id)
    if (!was || was.revision > bet.revision) return []
    const { outcome } = bet
    if (outcome !== was.outcome && outcome !== 'open' && outcome !== 'replaced') return [{ bet, says: outcome }]
    return bet.legs.flatMap((leg, at) =>
      leg.picks.flatMap((pick, nth): BetNews[] => {
        const isNew = pick.result !== null && was.legs[at]?.picks[nth]?.result === null
        return isNew ? [{ bet, says: 'leg', leg: at, pick: nth }] : []
      }),
    )
  })
}

export const receiptOf = (receipts: readonly Receipt[], id: string): Receipt | undefined =>
  receipts.find(({ bet }) => bet === id)
