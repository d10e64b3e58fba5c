/** Which methods this jurisdiction offers, to whom, within which limits, and over which wire. */
import { CONSTANTS } from '@uwanja/contract/wire/constants'
import { PAYMENT_COMPANIES, PAYMENTS } from '@uwanja/providers/payments'
import type { PaymentCompany } from '@uwanja/providers/company'
import type { Limits, PaymentPlug, Wire } from '@uwanja/providers/plugs'
import type { Sql } from '@uwanja/money/sql'
import type { Jurisdiction } from '../jurisdictions/jurisdictions.ts'
import type { Player } from '../players/store.ts'
import { refuse } from '../runtime/refuse.ts'
import type { Wires } from '../companies/wires.ts'
import { rateOf, type Rates } from './exchange.ts'
import { methodSettings, type MethodSetting } from './method-store.ts'

export interface Methods {
  offered(direction: 'deposit' | 'withdraw', player: Player): PaymentPlug[]
  /** The plug, or METHOD_NOT_AVAILABLE: the page shows what it likes, the server decides. */
  chosen(viewName: string, player: Player): PaymentPlug
  plug(viewName: string): PaymentPlug
  company(name: string): PaymentCompany | null
  wire(company: string): Wire
  /** What currencies cost in each other, as configured. */
  readonly rates: Rates
  /** The jurisdiction's or the method's own. */
  allowed(viewName: string): Limits
  /** The same, or what operators set within them. */
  limits(viewName: string): Limits
  /** All methods whose limits are these, itself too: they are set together. */
  sharing(viewName: string): readonly PaymentPlug[]
  isForTests(viewName: string): boolean
  /** Every method of the jurisdiction, also those that are off. */
  all(): readonly PaymentPlug[]
  isOn(viewName: string): boolean
  /** What operators set is read anew: at the start, and when one of the processes changed it. */
  refresh(db: Sql): Promise<void>
}

export function openMethods(jurisdiction: Jurisdiction, wires: Wires, rates: Rates = {}): Methods {
  // In the jurisdiction's order, which is the page's; then those that say themselves where they are offered.
  const plugs = [
    ...jurisdiction.methods.flatMap((name) => PAYMENTS.filter(({ facts }) => facts.viewName === name)),
    ...PAYMENTS.filter(({ facts }) => Object.hasOwn(facts.offered ?? {}, jurisdiction.country)),
  ]
  let settings: ReadonlyMap<string, MethodSetting> = new Map()
  const isOn = (viewName: string) => settings.get(viewName)?.isOn !== false
  const isForTests = ({ facts }: PaymentPlug) => settings.get(facts.viewName)?.isForTests ?? facts.onlyForTestUsers
  const mayUse = (plug: PaymentPlug, player: Player) =>
    isOn(plug.facts.viewName) &&
    (!isForTests(plug) || player.rankId === CONSTANTS.testUserRankId) &&
    // A method in another currency needs a configured rate; without one it is not offered (decision 17).
    (plug.facts.currency === null ||
      plug.facts.currency === player.currency ||
      rateOf(rates, player.currency, plug.facts.currency) !== null)
  const plug = (viewName: string) => {
    const found = plugs.find((candidate) => candidate.facts.viewName === viewName)
    return found ?? refuse('METHOD_NOT_AVAILABLE')
  }
  const allowed = (viewName: string): Limits => {
    const { limitId, offered } = plug(viewName).facts
    const own = limitId === null ? offered?.[jurisdiction.country] : jurisdiction.limits[limitId]
    return own ?? refuse('METHOD_NOT_AVAILABLE')
  }
  const sharing = (viewName: string) => {
    const { limitId } = plug(viewName).facts
    return plugs.filter(({ facts }) => facts.viewName === viewName || (limitId !== null && facts.limitId === limitId))
  }
  return {
    offered: (direction, player) => plugs.filter((p) => p.facts.direction === direction && mayUse(p, player)),
    chosen(viewName, player) {
      const found = plug(viewName)
      return mayUse(found, player) ? found : refuse('METHOD_NOT_AVAILABLE')
    },
    plug,
    rates,
    company: (name) => PAYMENT_COMPANIES.find((candidate) => candidate.name === name) ?? null,
    wire: (company) => wires.payment(company),
    allowed,
    sharing,
    limits(viewName) {
      const { min, max } = allowed(viewName)
      // All methods of one account id are saved with the same; the first that has any speaks for them.
      const shared = sharing(viewName).map(({ facts }) => settings.get(facts.viewName))
      const set = shared.find((one) => one && (one.minMinor !== null || one.maxMinor !== null))
      return { min: set?.minMinor ?? min, max: set?.maxMinor ?? max }
    },
    isForTests: (viewName) => isForTests(plug(viewName)),
    all: () => plugs,
    isOn,
    async refresh(db) {
      settings = new Map((await methodSettings(db)).map((one) => [one.viewName, one]))
    },
  }
}
