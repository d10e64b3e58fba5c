/** A bet as its wallet keeps it beside the debit: what was picked, in three languages, and the rules that were in force. */
import type { Slip, SlipNames } from '@uwanja/contract/book/slip'
import { NAME_SIZES, slipNames } from '@uwanja/contract/book/slip'
import { LANGUAGES } from '@uwanja/contract/wire/constants'
import type { BookMarkets } from '@uwanja/i18n/book-markets'
import { loadBookMarkets } from '@uwanja/i18n/book-markets'
import { fixtureOf } from '../feed/registers.ts'
import { marketName, outcomeName } from '../read/words.ts'
import type { NewLeg } from './admit-store.ts'
import type { StruckPick } from './strike.ts'
import type { BetKind } from './store.ts'
import type { BetTerms } from './terms.ts'

type Names = Readonly<Record<(typeof LANGUAGES)[number], BookMarkets>>

let loaded: Promise<Names> | null = null
/** Loaded once. */
const names = (): Promise<Names> =>
  (loaded ??= Promise.all(LANGUAGES.map(async (language) => [language, await loadBookMarkets(language)] as const)).then(
    (all) => Object.fromEntries(all) as Names,
  ))

export interface Documented {
  readonly id: string
  readonly kind: BetKind
  readonly unit: bigint
  readonly lines: number
  readonly sizes: readonly number[]
  readonly mayFail: 1 | 2 | null
  readonly price: number | null
  readonly currency: string
  readonly most: bigint
  readonly terms: BetTerms
  readonly decidedAt: string
  readonly legs: readonly NewLeg[]
  /** Of each leg, as it was struck. */
  readonly struck: readonly (readonly StruckPick[])[]
}

function pickOf(all: Names, { event, row, selection, startsAt }: StruckPick, odds: number | null) {
  const { home, away } = fixtureOf(event.state)!
  const { specifiers, outcome } = selection
  const inAll = (say: (words: BookMarkets) => string): SlipNames => ({
    en: say(all.en),
    sw: say(all.sw),
    zh: say(all.zh),
  })
  return {
    event_id: event.id,
    sport: row.sport,
    market: row.id,
    specifiers,
    outcome,
    starts_at: startsAt,
    event: slipNames({ en: `${home} – ${away}` }, NAME_SIZES.event),
    market_name: slipNames(
      inAll((words) => marketName(row, specifiers, words, { home, away })),
      NAME_SIZES.market,
    ),
    outcome_name: slipNames(
      inAll((words) => outcomeName(row, specifiers, outcome, { names: words, home, away })),
      NAME_SIZES.outcome,
    ),
    ...(odds === null ? {} : { odds }),
  }
}

export async function documentOf(bet: Documented): Promise<Slip> {
  const all = await names()
  const { id, kind, unit, lines, sizes, mayFail, price, currency, most, terms, decidedAt, legs, struck } = bet
  return {
    version: 1,
    bet_id: id,
    kind,
    unit: Number(unit),
    lines,
    stake: Number(unit) * lines,
    currency,
    sizes: [...sizes],
    most: Number(most),
    decided_at: decidedAt,
    ...(mayFail === null ? {} : { may_fail: mayFail }),
    ...(price === null ? {} : { price }),
    rules: { ladder: terms.ladder, voids: String(terms.voids) },
    legs: legs.map((leg, at) => ({
      odds: leg.odds!,
      ...(leg.isBanker ? { is_banker: true } : {}),
      picks: struck[at]!.map((pick, nth) => pickOf(all, pick, struck[at]!.length > 1 ? leg.picks[nth]!.odds : null)),
    })),
  }
}
