/** What the operators' side of the companies' keys is given. */
import type { Bus } from '../../live/bus.ts'
import type { OperatorParts } from '../../operators/parts.ts'
import type { CompanyKeys } from './keys.ts'

export interface KeyParts extends OperatorParts {
  readonly companyKeys: CompanyKeys
  readonly bus: Pick<Bus, 'tell'>
}
