/** What the operators' side of banking is given. */
import type { Chaos } from '../../companies/chaos.ts'
import type { CompanyWatch } from '../../companies/watch.ts'
import type { OperatorDeps } from '../../operators/deps.ts'
import type { Jobs } from '../../runtime/jobs.ts'
import type { BankingDeps } from '../deps.ts'

export type PaymentDeps = OperatorDeps &
  BankingDeps & {
    readonly watch: Pick<CompanyWatch, 'read'>
    readonly jobs: Pick<Jobs, 'retry'>
    /** Null: the outside world is the real one. */
    readonly chaos: Chaos | null
  }
