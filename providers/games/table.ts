/** The game companies of the list, by name. */
import { companiesOf, type NameOf } from '../companies.ts'
import type { GamePlug } from '../plugs.ts'

export type GameCompany = NameOf<'game'>

export const GAME_COMPANIES = Object.fromEntries(companiesOf('game').map(({ name, plug }) => [name, plug])) as Readonly<
  Record<GameCompany, GamePlug>
>

export const isGameCompany = (name: string): name is GameCompany => Object.hasOwn(GAME_COMPANIES, name)
