/** The facts of a company that speaks GSW/1. */
import type { GamePlug } from '../../plugs.ts'

/** All that differs is its name. */
export function gswFacts<const Company extends string>(
  company: Company,
): GamePlug['facts'] & { readonly company: Company } {
  return {
    company,
    protocol: { name: 'GSW/1', source: 'D' },
    products: { '': 'games' },
    token: 'launch-call',
    settings: ['operatorId', 'secret'],
  }
}
