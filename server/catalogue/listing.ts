/** Takes the companies' game lists into the catalogue: at the first start, then in step with them. */
import type { Db } from '@uwanja/money/sql'
import { GAME_COMPANIES, isGameCompany, type GameCompany } from '@uwanja/providers/games'
import type { ListedGame } from '@uwanja/providers/listed-game'
import type { Wires } from '../companies/wires.ts'
import type { Catalogue } from './catalogue.ts'
import { catalogueChanged, companiesKnown, lockCompany, storedCompanies, takeList, type ListedRow } from './store.ts'

interface ListingDeps {
  readonly db: Db
  readonly wires: Pick<Wires, 'game'>
  readonly catalogue: Pick<Catalogue, 'changed'>
}

/** What a list changed. */
export interface Taken {
  readonly added: number
  readonly changed: number
  readonly gone: number
}

/** Companies with an address in the settings. */
const reachableCompanies = (wires: ListingDeps['wires']): GameCompany[] =>
  Object.keys(GAME_COMPANIES)
    .filter(isGameCompany)
    .filter((company) => wires.game(company).baseUrl !== '')

function toRow(game: ListedGame): ListedRow {
  const { id, name, kind, features, launch, image, rtpBasisPoints, releasedOn, devices } = game
  return { code: id, name, kind, features, launch, image, rtp: rtpBasisPoints, released: releasedOn, devices }
}

/**
 * Asks one company and writes what it said.
 * @throws A sentence when the company could not be asked or its answer cannot be believed; then nothing changed.
 */
async function takeCompanyList(deps: ListingDeps, company: GameCompany): Promise<Taken> {
  const { db, wires, catalogue } = deps
  const list = await GAME_COMPANIES[company].list(wires.game(company))
  // A company that has nothing any more tells us otherwise; an empty list is a fault of somebody's.
  if (list.length === 0) throw new Error(`${company}: lists no game at all`)
  await companiesKnown(db, [company])
  const taken = await db.transaction(async (tx) => {
    const row = (await lockCompany(tx, company))!
    const result = await takeList(tx, row.id, list.map(toRow))
    const isNews = row.listedAt === null || result.added + result.changed + result.gone > 0
    if (isNews) await catalogueChanged(tx)
    return result
  })
  catalogue.changed()
  return taken
}

/** As above, for a name from outside. */
export async function takeListOf(deps: ListingDeps, name: string): Promise<Taken> {
  if (!isGameCompany(name)) throw new Error(`${name} has no adapter here`)
  return takeCompanyList(deps, name)
}

/** Every reachable company; one that fails keeps none of the others waiting, and is told of at the end. */
export async function takeAllLists(deps: ListingDeps): Promise<void> {
  const troubles: unknown[] = []
  for (const company of reachableCompanies(deps.wires)) {
    await takeCompanyList(deps, company).catch((trouble: unknown) => troubles.push(trouble))
  }
  if (troubles.length > 0) throw new AggregateError(troubles, troubles.map(String).join('; '))
}

/** Reachable companies of whose games nothing is known. */
export async function companiesWithoutList({ db, wires }: Pick<ListingDeps, 'db' | 'wires'>): Promise<GameCompany[]> {
  const listed = new Set((await storedCompanies(db)).filter((row) => row.listedAt !== null).map((row) => row.company))
  return reachableCompanies(wires).filter((company) => !listed.has(company))
}
