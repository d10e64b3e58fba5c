/** Names and values side by side: a profile, a journal's head. */
import type { ReactNode } from 'react'

/** Long names wrap, so that an amount beside them does not break within its digits. */
export function Facts({ facts }: { facts: readonly (readonly [name: string, value: ReactNode])[] }) {
  return (
    <dl className="grid grid-cols-[fit-content(45%)_1fr] gap-x-4 gap-y-2 text-sm">
      {facts.map(([name, value]) => (
        <div key={name} className="contents">
          <dt className="text-muted">{name}</dt>
          <dd className="min-w-0 break-words">{value === '' || value === null ? '–' : value}</dd>
        </div>
      ))}
    </dl>
  )
}
