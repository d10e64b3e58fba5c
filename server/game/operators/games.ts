/** The calls about the casino's catalogue: from the wire's words to the rules and back. */
import { decimalText } from '@uwanja/contract/wire/amounts'
import type { officeGames } from '@uwanja/contract/operators/games'
import { companyName } from '../../catalogue/companies.ts'
import { categoriesByRule, filableCategories } from '../../catalogue/filing.ts'
import type { Game } from '../../catalogue/lists.ts'
import { findGames, setCompany, setGame, takeList } from './game-rules.ts'
import type { OfficeHandlers } from '../../operators/mount.ts'
import type { GameDeps } from './deps.ts'

const amount = (minor: bigint | null) => (minor === null ? '' : decimalText(minor))
const placeOf = (raw: number | '') => (raw === '' ? null : raw)

function categoriesOf(game: Game) {
  const byRule = new Set<number>(categoriesByRule(game))
  return filableCategories(game.kind).map((category) => ({
    category,
    byRule: byRule.has(category),
    byHand: game.filings?.[category] ?? null,
  }))
}

const toGame = (game: Game) => ({
  id: game.id,
  code: game.code,
  name: game.name,
  company: companyName(game.company),
  kind: game.kind,
  lobby: game.lobby,
  isOn: game.ownTerms.isOn,
  isListed: game.isListed,
  isShown: game.isListed && game.isOn,
  position: game.position,
  isInTournament: game.isInTournament,
  hasDropsAndWins: game.hasDropsAndWins,
  leastStake: amount(game.ownTerms.least),
  mostStake: amount(game.ownTerms.most),
  returnPercent: game.rtpBasisPoints === null ? '' : decimalText(BigInt(game.rtpBasisPoints)),
  releasedOn: game.releasedOn,
  plays: game.plays,
  image: game.image,
  categories: categoriesOf(game),
})

export function gameHandlers(deps: GameDeps): Pick<OfficeHandlers, keyof typeof officeGames> {
  const { currency } = deps.jurisdiction
  return {
    async gameCompanies() {
      const { all, allCompanies } = await deps.catalogue.lists()
      const of = (id: number) => all.filter((game) => game.companyId === id && game.isListed)
      const companies = allCompanies.map(({ id, company, position, listedAt, terms }) => ({
        id,
        company,
        name: companyName(company),
        position,
        isOn: terms.isOn,
        leastStake: amount(terms.least),
        mostStake: amount(terms.most),
        listedAt: listedAt?.toISOString() ?? null,
        games: of(id).length,
        shown: of(id).filter((game) => game.isOn).length,
      }))
      return { companies, currency }
    },
    async setGameCompany({ position, ...asked }, { operator }) {
      await setCompany(deps, operator, { ...asked, position: placeOf(position) })
      return null
    },
    takeGameList: ({ id }, { operator }) => takeList(deps, operator, id),
    async findGames({ companyId, ...wanted }) {
      const { page, total } = await findGames(deps, { ...wanted, companyId: companyId || 0 })
      return { games: page.map(toGame), total, currency }
    },
    async setGame({ position, ...asked }, { operator }) {
      await setGame(deps, operator, { ...asked, position: placeOf(position) })
      return null
    },
  }
}
