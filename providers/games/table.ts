/** The table of game companies: adding one is a folder and a line here. */
import type { GamePlug } from '../plugs.ts'
import { betconstruct } from './betconstruct/adapter.ts'
import { betsolutions } from './betsolutions/adapter.ts'
import { egt } from './egt/adapter.ts'
import { endorphina } from './endorphina/adapter.ts'
import { globalbet } from './globalbet/adapter.ts'
import { qtech } from './qtech/adapter.ts'
import { softgaming } from './softgaming/adapter.ts'
import { vivo } from './vivo/adapter.ts'

export const GAME_COMPANIES = {
  egt,
  softgaming,
  betsolutions,
  endorphina,
  betconstruct,
  qtech,
  globalbet,
  vivo,
} as const satisfies Record<string, GamePlug>
export type GameCompany = keyof typeof GAME_COMPANIES
