/** The sportsbooks on offer: those of the specification that have an address, and what operators list beside them. */
import type { BettingProvider } from '@uwanja/contract/site/sports'
import type { SportCompany } from '@uwanja/providers/sports'
import type { Wires } from '../companies/wires.ts'

interface Sportsbook {
  readonly id: number
  readonly name: string
  /** The site's page that launches it, and what the frame is told to be below. */
  readonly page: string
}

/** In the order of the document (decisions 1). */
export const SPORTSBOOKS: Readonly<Record<SportCompany, Sportsbook>> = {
  bsbetting: { id: 33, name: 'BSBetting', page: '/Sports/BSBetting' },
  altenar: { id: 44, name: 'Altenar', page: '/Sports/Altenar' },
  altenarlite: { id: 99, name: 'AltenarLite', page: '/Sports/AltenarLite' },
  bti: { id: 253, name: 'BTI', page: '/Sports/BTI' },
}

export function bettingProviders(
  wires: Pick<Wires, 'sport'>,
  others: readonly BettingProvider[],
): readonly BettingProvider[] {
  const ours = Object.entries(SPORTSBOOKS)
    .filter(([company]) => wires.sport(company).baseUrl !== '')
    .map(([, { id, name, page }]) => ({ id, preMatchUrl: page, name }))
  return [...ours, ...others]
}
