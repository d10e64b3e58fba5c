/** A filter over players as it is asked, kept and shown: amounts are text in the office and minor units in the row. */
import { decimalText, parseLimit, type Currency } from '@uwanja/contract/wire/amounts'
import type { Input } from '@uwanja/contract/wire/call'
import type { officeSegments, OfficeSegment } from '@uwanja/contract/operators/segments'
import { refuse } from '../runtime/refuse.ts'

type Asked = Input<typeof officeSegments.countSegment>['filter']
type Sums = 'balanceFrom' | 'balanceTo' | 'depositedFrom'

/** Minor units as text; empty: not asked. */
export type StoredFilter = OfficeSegment['filter']

const SUMS: readonly Sums[] = ['balanceFrom', 'balanceTo', 'depositedFrom']

/** Refuses what is no amount. */
export function filterToStore(asked: Asked, currency: Currency): StoredFilter {
  const sums = SUMS.map((name) => {
    const raw = String(asked[name] ?? '')
    if (raw === '') return [name, ''] as const
    const { minor } = parseLimit(raw, currency) ?? refuse('INVALID_AMOUNT')
    return [name, String(minor)] as const
  })
  return { ...asked, ...(Object.fromEntries(sums) as Record<Sums, string>) }
}

export function filterForOffice(stored: StoredFilter): OfficeSegment['filter'] {
  const sums = SUMS.map((name) => [name, stored[name] === '' ? '' : decimalText(BigInt(stored[name]))] as const)
  return { ...stored, ...(Object.fromEntries(sums) as Record<Sums, string>) }
}
