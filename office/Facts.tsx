/** Names and values side by side: a profile, a journal's head. */
import type { ReactNode } from 'react'
import { join } from '@uwanja/ui/looks/join'

interface Props {
  readonly facts: readonly (readonly [name: string, value: ReactNode])[]
  /** Amounts that are added up by eye stand at the right, so that their digits meet. */
  readonly side?: 'right'
}

/** Long names wrap, so that an amount beside them does not break within its digits. */
export function Facts({ facts, side }: Props) {
  return (
    <dl className="grid grid-cols-[fit-content(45%)_1fr] gap-x-4 gap-y-2 text-sm">
      {facts.map(([name, value]) => (
        <div key={name} className="contents">
          <dt className="text-muted">{name}</dt>
          <dd className={join('min-w-0 break-words tabular-nums', side === 'right' && 'text-right')}>
            {value === '' || value === null ? '–' : value}
          </dd>
        </div>
      ))}
    </dl>
  )
}
