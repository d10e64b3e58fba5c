/** Each company's own end of the wallet's wire, for the studio that plays all of them. */
import { companiesOf } from '../companies.ts'
import type { GameCompanyValue } from '../company.ts'
import type { GameCompany } from './table.ts'

type Make = Awaited<ReturnType<GameCompanyValue['client']>>

export const GAME_CALLBACK_CLIENTS = Object.fromEntries(
  await Promise.all(companiesOf('game').map(async ({ name, client }) => [name, await client()] as const)),
) as Readonly<Record<GameCompany, Make>>
