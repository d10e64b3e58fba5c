/** What players call each game company, and which of our launch routes opens its games (G07). */

import { gameCompanyTitle } from '../companies/names.ts'

interface Row {
  /** `slotPageName` of the provider select. */
  readonly name: string
  /** A route of the site with the game in it. `launch` is what the company's list says a launch needs beside the id. */
  route(code: string, launch: Readonly<Record<string, string>>): string
}

const to = (path: string, parameter: 'gameId' | 'gameid') => (code: string) =>
  `${path}?${parameter}=${encodeURIComponent(code)}`

const COMPANY_ROUTES: Readonly<Record<string, Row>> = {
  egt: { name: 'EGT', route: to('/Game/StartEgt', 'gameId') },
  softgaming: {
    name: 'SoftGaming',
    route: (code, { systemId = '' }) => to(`/Game/StartSoftGaming/${encodeURIComponent(systemId)}`, 'gameId')(code),
  },
  betsolutions: {
    name: 'BetSolutions',
    route: (code, { productId = '' }) => to(`/game/StartBetSolutions/${encodeURIComponent(productId)}`, 'gameId')(code),
  },
  endorphina: { name: 'Endorphina', route: to('/game/StartEndorphina', 'gameId') },
  betconstruct: { name: 'BetConstruct', route: to('/game/StartBetConstruct', 'gameId') },
  qtech: { name: 'QTech', route: to('/game/StartQTech', 'gameid') },
  globalbet: { name: 'GlobalBet', route: to('/game/StartGlobalBet', 'gameid') },
  vivo: { name: 'Vivo', route: to('/game/StartVivo', 'gameid') },
}

const rowOf = (company: string) => (Object.hasOwn(COMPANY_ROUTES, company) ? COMPANY_ROUTES[company] : undefined)

export const companyName = (company: string): string => rowOf(company)?.name ?? gameCompanyTitle(company) ?? company

/** Null: no route of ours opens this company's games, so the lobbies do not list them. */
export function realUrl(company: string, code: string, launch: Readonly<Record<string, string>>): string | null {
  const row = rowOf(company)
  if (row) return row.route(code, launch)
  // One that the specification does not know has our own route.
  return gameCompanyTitle(company) === null ? null : to(`/game/Start/${encodeURIComponent(company)}`, 'gameId')(code)
}
