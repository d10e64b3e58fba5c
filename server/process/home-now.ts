/** What the first screen shows at this moment, put together from what each area shows a visitor. */
import { HOME_SHOWS, type home, type HomeNow } from '@uwanja/contract/site/home'
import { GAME_TYPES, LOBBIES } from '@uwanja/contract/site/lobbies'
import type { Language } from '@uwanja/contract/wire/constants'
import type { Db } from '@uwanja/database/sql'
import { offeredMatches } from '@uwanja/providers/sports/live'
import type { Catalogue } from '../catalogue/catalogue.ts'
import { HEADS } from '../catalogue/filing.ts'
import type { Wires } from '../companies/wires.ts'
import type { Jurisdiction } from '../jurisdictions/jurisdictions.ts'
import { shownBanners } from '../marketing/banners.ts'
import type { AllHandlers } from '../wire/mount.ts'
import type { Caller, Handlers } from '../wire/handlers.ts'

/** Odds move in seconds; whoever bets reads them anew at the bookmaker. */
const KEPT_MS = 10_000
const TOLD_MS = 60_000

const MATCHES_WAIT_MS = 2_500

type Areas = Pick<AllHandlers, 'jackpot' | 'cashrace' | 'marketing'>

export interface NowDeps {
  readonly db: Db
  readonly jurisdiction: Pick<Jurisdiction, 'country'>
  readonly catalogue: Pick<Catalogue, 'lists'>
  readonly wires: Pick<Wires, 'sport'>
  /** A part that is not to be had is left out; somebody should hear of it. */
  readonly onFault: (error: unknown) => void
}

const visitor = (language: Language): Caller => ({
  ip: '',
  agent: '',
  proxyHeader: () => '',
  isBrowser: false,
  language,
  rawCookies: undefined,
  requestId: 'home',
  onceKey: null,
  session: null,
  setCookie: () => undefined,
  renewCookie: () => undefined,
})

async function newestSlots({ catalogue }: NowDeps, forMobile: boolean): Promise<HomeNow['games']> {
  const games = (await catalogue.lists()).page({
    gameType: GAME_TYPES.slots,
    category: HEADS.slots?.newest ?? LOBBIES.slots.opensOn,
    companyId: 0,
    device: forMobile ? 'mobile' : 'desktop',
    words: '',
    page: 1,
    favourites: [],
  })
  return games.slice(0, HOME_SHOWS.games).map(({ row }) => row)
}

async function madeNow(deps: NowDeps, areas: Areas, language: Language, forMobile: boolean): Promise<HomeNow> {
  const caller = visitor(language)
  const orNone = <T>(part: Promise<readonly T[]>): Promise<readonly T[]> =>
    part.catch((error: unknown) => {
      deps.onFault(error)
      return []
    })
  const book = { ...deps.wires.sport('bsbetting'), timeoutMs: MATCHES_WAIT_MS }
  const [matches, jackpots, races, promotions, games, banners] = await Promise.all([
    // A bookmaker that is away is no fault of ours, and its own light tells of it.
    offeredMatches(book, HOME_SHOWS.matches, language).catch(() => []),
    orNone(areas.jackpot.getManualJackpotList({}, caller)),
    orNone(areas.cashrace.getCashRacesList({}, caller)),
    orNone(areas.marketing.getActivePromotions({ lang: language, categoryId: 0 }, caller)),
    orNone(newestSlots(deps, forMobile)),
    orNone(shownBanners(deps.db, deps.jurisdiction.country, language)),
  ])
  const [round, race, promotion] = [jackpots[0], races[0], promotions[0]]
  return {
    matches: [...matches],
    jackpot: round
      ? { name: round.name, pool: round.prizePool, currency: round.currency, until: round.closesAt }
      : null,
    race: race
      ? {
          name: race.cashRaceName,
          pool: race.periodPrizePool,
          currency: race.periodPrizePoolCurrency,
          until: race.toDate,
          urlSuffix: race.urlSuffix,
        }
      : null,
    promotion: promotion ? { id: promotion.id, title: promotion.titleMainPage } : null,
    games: [...games],
    banners: [...banners],
  }
}

interface Kept {
  readonly madeMs: number
  readonly now: Promise<HomeNow>
}

/**
 * @returns what is kept for a few seconds, made once for everybody who asks meanwhile. While it is made anew the last one is
 * told, for a minute: nobody waits for a bookmaker.
 */
export function openHomeNow(deps: NowDeps, areas: Areas) {
  const kept = new Map<string, Kept>()
  const making = new Set<string>()
  return (language: Language, forMobile: boolean): Promise<HomeNow> => {
    const key = `${language} ${forMobile ? 'mobile' : 'desktop'}`
    const known = kept.get(key)
    const ageMs = known ? performance.now() - known.madeMs : Infinity
    if (known && (ageMs < KEPT_MS || (making.has(key) && ageMs < TOLD_MS))) return known.now
    const now = madeNow(deps, areas, language, forMobile)
    if (!known || ageMs >= TOLD_MS) {
      kept.set(key, { madeMs: performance.now(), now })
      return now
    }
    making.add(key)
    const done = (made: Kept) => {
      kept.set(key, made)
      making.delete(key)
    }
    now.then(
      () => done({ madeMs: performance.now(), now }),
      () => making.delete(key),
    )
    return known.now
  }
}

export const homeHandlers = (now: ReturnType<typeof openHomeNow>): Handlers<typeof home> => ({
  getNow: ({ forMobile }, { language }) => now(language, forMobile ?? true),
})
