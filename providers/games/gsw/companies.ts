/**
 * The companies that speak GSW/1 behind their own launch calls, because what may be relied on in public about them is thin:
 * all that differs is the name. Endorphina makes slots, GlobalBet virtual sports, Vivo live tables; QTech is a house of many studios.
 */
import type { GameCompanyValue } from '../../company.ts'
import { gswPlug } from './adapter.ts'

export const endorphina = gswCompany('endorphina', 'Endorphina')
export const globalbet = gswCompany('globalbet', 'GlobalBet')
export const qtech = gswCompany('qtech', 'QTech')
export const vivo = gswCompany('vivo', 'Vivo')

function gswCompany<const Name extends string>(name: Name, title: string): GameCompanyValue & { readonly name: Name } {
  const company: GameCompanyValue & { readonly name: Name } = {
    kind: 'game',
    name,
    settings: {
      url: { about: `Address of ${title}.` },
      operatorId: { about: `Our name at ${title}.` },
      secret: { about: `Signs both ways with ${title}.`, secret: true, rotates: true },
    },
    plug: gswPlug(name),
    client: async () => (await import('./callback-client.ts')).gswCallbackClient,
    simulator: async () => (await import('./simulator.ts')).gswSimulator(name),
    subject: async () => (await import('./conformance.ts')).gswSubject(company),
  }
  return company
}
