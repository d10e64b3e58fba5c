/** The plug of a company that speaks GSW/1. */
import type { GamePlug } from '../../plugs.ts'
import { gswLaunch, gswList } from './requests.ts'
import { answer, read } from './wallet.ts'

export function gswPlug(company: string): GamePlug {
  return {
    facts: {
      company,
      protocol: { name: 'GSW/1', source: 'D' },
      products: { '': 'games' },
      token: 'launch-call',
      freeRounds: true,
      freeSpins: true,
    },
    launch: (wanted, wire) => gswLaunch(company, wanted, wire),
    list: (wire) => gswList(company, wire),
    read,
    answer,
  }
}
