/** A bet as its wallet keeps it beside the debit: what was picked, in three languages, and the rules that were in force. */
import type { Slip, SlipNames } from '@uwanja/contract/book/slip'
import { NAME_SIZES, slipNames } from '@uwanja/contract/book/slip'
import { LANGUAGES } from '@uwanja/contract/wire/constants'
import type { BookMarkets } from '@uwanja/i18n/book-markets'
import { loadBookMarkets } from '@uwanja/i18n/book-markets'
import { fixtureOf } from '../feed/registers.ts'
import type { Language } from '@uwanja/i18n/language'
import { nameIn, sidesIn } from '@uwanja/i18n/book-words'
import { sideNamesOf, type BookEvent, type SeasonWord } from '../catalogue/event.ts'
import type { MarketRow } from '../markets/table.ts'
import { marketRow } from '../markets/table.ts'
import { isSeason, seasonNames } from '../outrights/strike.ts'
import { marketName, outcomeName, type Sides } from '../read/words.ts'
import type { NewLeg } from './admit-store.ts'
import type { Selection, StruckPick } from './strike.ts'
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
  /** The bet whose place it takes. */
  readonly replaces: string | null
}

type Saying = (sides: Sides, words: BookMarkets) => string

/** Of a pick on the end of a season: its league stands where the match does. */
function seasonOf(all: Names, event: BookEvent & { season: SeasonWord }, { specifiers, outcome, market }: Selection) {
  const { league, side } = seasonNames(event, outcome)
  const sides = { home: '', away: '' }
  const inAll = (say: (language: Language) => string): SlipNames => ({ en: say('en'), sw: say('sw'), zh: say('zh') })
  return {
    event: slipNames(
      inAll((language) => nameIn(league, language)),
      NAME_SIZES.event,
    ),
    market_name: slipNames(
      inAll((language) => marketName({ id: market }, specifiers, all[language], sides)),
      NAME_SIZES.market,
    ),
    outcome_name: slipNames(
      inAll((language) => nameIn(side, language)),
      NAME_SIZES.outcome,
    ),
  }
}

function matchOf(all: Names, event: BookEvent, row: MarketRow, { specifiers, outcome }: Selection) {
  const fixture = { ...fixtureOf(event.state)!, ...sideNamesOf(event) }
  const sayIn = (language: Language, say: Saying): string => say(sidesIn(fixture, language), all[language])
  const inAll = (say: Saying): SlipNames => ({ en: sayIn('en', say), sw: sayIn('sw', say), zh: sayIn('zh', say) })
  return {
    event: slipNames(
      inAll(({ home, away }) => `${home} – ${away}`),
      NAME_SIZES.event,
    ),
    market_name: slipNames(
      inAll((sides, words) => marketName(row, specifiers, words, sides)),
      NAME_SIZES.market,
    ),
    outcome_name: slipNames(
      inAll((sides, words) => outcomeName(row, specifiers, outcome, { names: words, ...sides })),
      NAME_SIZES.outcome,
    ),
  }
}

function pickOf(all: Names, { event, row, selection, startsAt }: StruckPick, odds: number | null) {
  const { specifiers, outcome } = selection
  const names = isSeason(event) ? seasonOf(all, event, selection) : matchOf(all, event, marketRow(row.id)!, selection)
  return {
    event_id: event.id,
    sport: row.sport,
    market: row.id,
    specifiers,
    outcome,
    starts_at: startsAt,
    ...names,
    ...(odds === null ? {} : { odds }),
  }
}

export async function documentOf(bet: Documented): Promise<Slip> {
  const all = await names()
  const { id, kind, unit, lines, sizes, mayFail, price, currency, most, terms, decidedAt, legs, struck, replaces } = bet
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
    ...(replaces === null ? {} : { replaces }),
    rules: { ladder: terms.ladder, voids: String(terms.voids) },
    legs: legs.map((leg, at) => ({
      odds: leg.odds!,
      ...(leg.isBanker ? { is_banker: true } : {}),
      picks: struck[at]!.map((pick, nth) => pickOf(all, pick, struck[at]!.length > 1 ? leg.picks[nth]!.odds : null)),
    })),
  }
}
