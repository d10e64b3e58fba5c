/** The table of game companies: adding one is a folder and a line here. */
import type { GamePlug } from '../plugs.ts'
import { betsolutions } from './betsolutions/adapter.ts'

export const GAME_COMPANIES = { betsolutions } as const satisfies Record<string, GamePlug>
export type GameCompany = keyof typeof GAME_COMPANIES
