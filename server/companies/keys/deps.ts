/** What the operators' side of the companies' keys is given. */
import type { Bus } from '../../live/bus.ts'
import type { OperatorDeps } from '../../operators/deps.ts'
import type { CompanyKeys } from './keys.ts'

export interface KeyDeps extends OperatorDeps {
  readonly companyKeys: CompanyKeys
  readonly bus: Pick<Bus, 'publish'>
}
