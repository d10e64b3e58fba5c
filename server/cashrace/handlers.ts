/** Area Cashrace: what each call answers. The reads answer everybody alike; own places have a call of their own. */
import { wireNumber } from '@uwanja/contract/wire/amounts'
import type { cashrace } from '@uwanja/contract/site/cashrace'
import type { Language } from '@uwanja/contract/wire/constants'
import type { Db } from '@uwanja/database/sql'
import type { Catalogue } from '../catalogue/catalogue.ts'
import { refuse } from '../runtime/refuse.ts'
import type { Sealing } from '../sealing/sealing.ts'
import type { Handlers } from '../wire/handlers.ts'
import { seedOf, takenBy } from './drops.ts'
import { hasEntry } from './entry-store.ts'
import { wonBy } from './payout-store.ts'
import { shownRule } from './rules.ts'
import { shownDrop, shownRace } from './shown.ts'
import { countPlayers, ownPlace } from './standings-store.ts'
import { masked, openStandings, SHOWN_PLACES, type Standings } from './standings.ts'
import {
  bannersOf,
  gamesOf,
  pastRaces,
  raceById,
  raceBySuffix,
  runningRaces,
  chooseNews,
  wantsNews,
  type Race,
} from './store.ts'

const MOST_PAST = 30
const MOST_GAMES = 300

export interface RaceDeps {
  readonly db: Db
  readonly sealing: Sealing
  readonly catalogue: Catalogue
}

export function cashraceHandlers(deps: RaceDeps): Handlers<typeof cashrace> {
  const { db } = deps
  const standings = openStandings()
  const listed = async (races: readonly Race[], language: Language) => {
    const banners = await bannersOf(
      db,
      races.map(({ id }) => id),
    )
    return races.map((race) => shownRace(race, banners.get(race.id) ?? '', language))
  }
  return {
    getCashRacesList: async (_input, { language }) => listed(await runningRaces(db), language),
    getCashRaceArchive: async (_input, { language }) => listed(await pastRaces(db, MOST_PAST), language),
    async getCashraceDetails({ urlSuffix }, { language }) {
      const race = (await raceBySuffix(db, urlSuffix.toLowerCase())) ?? refuse('RACE_NOT_FOUND')
      const [shown] = await listed([race], language)
      return {
        ...shown!,
        rules: shownRule(race.ruleVersion, race.rule),
        leaderboard: await leaderboardOf(deps, standings, race),
        players: (await countPlayers(db, [race.id])).get(race.id) ?? 0,
        drops: await dropsShown(deps, race),
      }
    },
    async getCashRaceGames({ cashraceIdsStr, isMobile }) {
      const ids = cashraceIdsStr.split(',').filter(Boolean).map(BigInt)
      return gamesShown(deps, ids, isMobile)
    },
    async getCashRaceStanding({ cashraceId }, { session: { playerId } }) {
      const race = await raceById(db, BigInt(cashraceId))
      if (!race || race.state === 'draft') return refuse('RACE_NOT_FOUND')
      return standingOf(db, standings, race, playerId)
    },
    async setCashRaceNews({ isOn }, { session: { playerId } }) {
      await db.transaction((tx) => chooseNews(tx, playerId, { overtaken: isOn }))
      return null
    },
  }
}

async function leaderboardOf({ db }: RaceDeps, standings: Standings, race: Race) {
  if (race.rule.counts === 'drops' || race.state === 'cancelled') return []
  const places = await standings.of(db, race)
  return places.slice(0, SHOWN_PLACES).map(({ place, number, points, prize }) => ({
    place,
    player: masked(number),
    points: Number(points),
    prize: wireNumber(prize),
  }))
}

async function dropsShown({ db, sealing }: RaceDeps, race: Race) {
  if (race.rule.counts !== 'drops' || race.state === 'cancelled') return null
  const list = (await takenBy(db, sealing, race)).map(shownDrop)
  const seed = race.hasEnded ? seedOf(sealing, race) : ''
  return { commitment: race.commitment, seed, until: race.plannedTo.toISOString(), list }
}

async function gamesShown({ db, catalogue }: RaceDeps, ids: readonly bigint[], isMobile: boolean | undefined) {
  const games = await gamesOf(db, ids)
  const device = isMobile === undefined ? null : isMobile ? 'mobile' : 'desktop'
  const wanted = new Set(games.map(({ source, game }) => `${source} ${game}`))
  const shown = (await catalogue.lists()).all.filter(
    (game) =>
      wanted.has(`${game.company} ${game.code}`) &&
      game.isListed &&
      game.isOn &&
      (device === null || game.devices.includes(device)),
  )
  return shown.slice(0, MOST_GAMES).map(({ row }) => row)
}

/** Paid or on its way of a race that is settled; else as places stand. */
async function standingOf(db: Db, standings: Standings, race: Race, playerId: bigint) {
  const own = await ownPlace(db, race.id, playerId)
  const isDecided = race.state === 'paying' || race.state === 'settled'
  const expected = async () => (await standings.of(db, race)).find((one) => one.playerId === playerId)?.prize ?? 0n
  const isRaced = race.rule.counts !== 'drops' && race.state !== 'cancelled'
  const prize = isDecided ? await wonBy(db, race.id, playerId) : isRaced && own?.place ? await expected() : 0n
  return {
    place: own?.place ?? null,
    points: Number(own?.points ?? 0n),
    rounds: own?.rounds ?? 0,
    prize: wireNumber(prize),
    ahead: own?.place && own.ahead !== null ? Number(own.ahead) : null,
    wantsNews: await wantsNews(db, playerId),
    isOutside: race.needsEntry && !(await hasEntry(db, race.id, playerId)),
  }
}
