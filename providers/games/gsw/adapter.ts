/** The plug of a company that speaks GSW/1. */
import type { GamePlug } from '../../plugs.ts'
import { gswLaunch, gswList } from './requests.ts'
import { answer, read } from './wallet.ts'

export function gswPlug<const Facts extends GamePlug['facts']>(facts: Facts): GamePlug & { readonly facts: Facts } {
  const { company } = facts
  return {
    facts,
    launch: (wanted, wire) => gswLaunch(company, wanted, wire),
    list: (wire) => gswList(company, wire),
    read,
    answer,
  }
}
