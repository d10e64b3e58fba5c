/** What operators do with the casino's catalogue. What is off and what may be staked stands where the wager looks. */
import { parseAmount } from '@uwanja/contract/wire/amounts'
import type { Terms } from '@uwanja/money'
import type { Tx } from '@uwanja/money/sql'
import { lockCompanyById, lockGame, placeCompany, setGameByHand } from '../../catalogue/edit-store.ts'
import { filableCategories } from '../../catalogue/filing.ts'
import type { Taken } from '../../catalogue/listing.ts'
import type { Game } from '../../catalogue/lists.ts'
import { normalised } from '../../catalogue/search.ts'
import { catalogueChanged } from '../../catalogue/store.ts'
import { refuse } from '../../runtime/refuse.ts'
import { recordAudit } from '../../operators/audit-store.ts'
import type { Operator } from '../../operators/deps.ts'
import type { GameDeps } from './deps.ts'

const GAMES_PAGE = 50

export interface Wanted {
  readonly words: string
  readonly companyId: number
  readonly lobby: string
  readonly state: 'shown' | 'off' | 'gone' | ''
  readonly page: number
}

const isShown = (game: Game) => game.isListed && game.isOn
const STATES: Readonly<Record<Wanted['state'], (game: Game) => boolean>> = {
  '': () => true,
  shown: isShown,
  off: (game) => game.isListed && !game.isOn,
  gone: (game) => !game.isListed,
}

export async function findGames({ catalogue }: GameDeps, wanted: Wanted): Promise<{ page: Game[]; total: number }> {
  const words = normalised(wanted.words).split(' ').filter(Boolean)
  const raw = wanted.words.trim()
  const found = (await catalogue.lists()).all.filter(
    (game) =>
      (wanted.companyId === 0 || game.companyId === wanted.companyId) &&
      (wanted.lobby === '' || game.lobby === wanted.lobby) &&
      STATES[wanted.state](game) &&
      (raw === '' || game.code === raw || (words.length > 0 && matches(game, words))),
  )
  const from = (wanted.page - 1) * GAMES_PAGE
  return { page: found.slice(from, from + GAMES_PAGE), total: found.length }
}

function matches(game: Game, words: readonly string[]): boolean {
  const name = normalised(game.name)
  return words.every((word) => name.includes(word))
}

interface AskedTerms {
  readonly isOn: boolean
  readonly leastStake: string
  readonly mostStake: string
}

/** The contract has checked that each is an amount or nothing. */
function termsOf({ jurisdiction }: GameDeps, { isOn, leastStake, mostStake }: AskedTerms): Terms {
  const minor = (amount: string) => (amount === '' ? null : parseAmount(amount, jurisdiction.currency)!.minor)
  const terms = { isOn, least: minor(leastStake), most: minor(mostStake) }
  if (terms.least !== null && terms.most !== null && terms.least > terms.most) refuse('INCORRECT_PARAMETER_VALUE')
  return terms
}

/** In words that a person can compare in the trail. */
const told = ({ isOn, least, most }: Terms) => ({ isOn, leastMinor: least, mostMinor: most })

export async function setCompany(
  deps: GameDeps,
  by: Operator,
  asked: AskedTerms & { readonly id: number; readonly position: number | null; readonly why: string },
): Promise<void> {
  const { id, position, why } = asked
  const terms = termsOf(deps, asked)
  await deps.db.transaction(async (tx) => {
    const row = (await lockCompanyById(tx, id)) ?? refuse('NOT_FOUND')
    const before = await setTerms(deps, tx, { source: row.company, game: '' }, terms)
    await placeCompany(tx, id, position)
    await recordAudit(tx, {
      by,
      action: 'game-company.set',
      subject: `game-company ${row.company}`,
      why,
      before: { ...told(before), position: row.position },
      after: { ...told(terms), position },
    })
    await showAnew(deps, tx)
  })
}

export interface AskedGame extends AskedTerms {
  readonly id: number
  readonly position: number | null
  readonly isInTournament: boolean
  readonly hasDropsAndWins: boolean
  readonly filings: Readonly<Record<string, boolean>>
  readonly why: string
}

export async function setGame(deps: GameDeps, by: Operator, asked: AskedGame): Promise<void> {
  const { id, why, isInTournament, hasDropsAndWins, filings, position } = asked
  const terms = termsOf(deps, asked)
  await deps.db.transaction(async (tx) => {
    const row = (await lockGame(tx, id)) ?? refuse('NOT_FOUND')
    const possible = new Set(filableCategories(row.kind).map(String))
    if (!Object.keys(filings).every((category) => possible.has(category))) refuse('INCORRECT_PARAMETER_VALUE')
    const before = await setTerms(deps, tx, { source: row.company, game: row.code }, terms)
    const hand = { position, isInTournament, hasDropsAndWins, filings }
    await setGameByHand(tx, id, hand)
    const { company: _company, code: _code, kind: _kind, ...was } = row
    await recordAudit(tx, {
      by,
      action: 'game.set',
      subject: `game ${row.company} ${row.code}`,
      why,
      before: { ...told(before), ...was },
      after: { ...told(terms), ...hand },
    })
    await showAnew(deps, tx)
  })
}

async function setTerms(deps: GameDeps, tx: Tx, place: { source: string; game: string }, terms: Terms) {
  const before = await deps.money.terms.read(tx, place)
  await deps.money.terms.set(tx, place, deps.jurisdiction.currency, terms)
  return before
}

async function showAnew({ catalogue }: GameDeps, tx: Tx): Promise<void> {
  await catalogueChanged(tx)
  tx.afterCommit(catalogue.changed)
}

/** Asks the company, so no transaction is open meanwhile; the trail says what came of it. */
export async function takeList(deps: GameDeps, by: Operator, id: number): Promise<Taken> {
  const row = (await deps.catalogue.lists()).company(id) ?? refuse('NOT_FOUND')
  let taken: Taken
  try {
    taken = await deps.takeGameList(row.company)
  } catch {
    // Its own words may quote what we sent; the metrics of company calls count it.
    return refuse('COMPANY_DOES_NOT_ANSWER')
  }
  await deps.db.transaction((tx) =>
    recordAudit(tx, { by, action: 'game-company.listed', subject: `game-company ${row.company}`, after: taken }),
  )
  return taken
}
