/** Which methods this market offers, to whom, within which limits, and over which wire. */
import { CONSTANTS } from '@uwanja/contract/constants'
import { PAYMENT_COMPANIES, PAYMENTS } from '@uwanja/providers/payments'
import type { PaymentCompany, PaymentPlug, Wire } from '@uwanja/providers/plugs'
import type { Market } from '../markets.ts'
import type { Player } from '../players/store.ts'
import { refuse } from '../refuse.ts'
import type { Wires } from '../wires.ts'
import { rateOf, type Rates } from './exchange.ts'

export interface Methods {
  offered(direction: 'deposit' | 'withdraw', player: Player): PaymentPlug[]
  /** The plug, or METHOD_NOT_AVAILABLE: the page shows what it likes, the server decides. */
  chosen(viewName: string, player: Player): PaymentPlug
  plug(viewName: string): PaymentPlug
  company(name: string): PaymentCompany | null
  wire(company: string): Wire
  /** What currencies cost in each other, as configured. */
  readonly rates: Rates
  limits(limitId: number): { readonly min: bigint; readonly max: bigint }
}

export function openMethods(market: Market, wires: Wires, rates: Rates = {}): Methods {
  const plugs = PAYMENTS.map((row) => row.plug).filter((plug) => market.methods.includes(plug.facts.viewName))
  const mayUse = (plug: PaymentPlug, player: Player) =>
    (!plug.facts.onlyForTestUsers || player.rankId === CONSTANTS.testUserRankId) &&
    // A method in another currency needs a configured rate; without one it is not offered (decision 17).
    (plug.facts.currency === null ||
      plug.facts.currency === player.currency ||
      rateOf(rates, player.currency, plug.facts.currency) !== null)
  const plug = (viewName: string) => {
    const found = plugs.find((candidate) => candidate.facts.viewName === viewName)
    return found ?? refuse('METHOD_NOT_AVAILABLE')
  }
  return {
    offered: (direction, player) => plugs.filter((p) => p.facts.direction === direction && mayUse(p, player)),
    chosen(viewName, player) {
      const found = plug(viewName)
      return mayUse(found, player) ? found : refuse('METHOD_NOT_AVAILABLE')
    },
    plug,
    rates,
    company: (name) => PAYMENT_COMPANIES.find((candidate) => candidate.company === name) ?? null,
    wire: (company) => wires.payment(company),
    limits: (limitId) => market.limits[limitId] ?? refuse('METHOD_NOT_AVAILABLE'),
  }
}
