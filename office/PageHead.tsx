/** A page's heading, and what can be done from it. */
import type { ReactNode } from 'react'

export function PageHead({ title, children }: { title: ReactNode; children?: ReactNode }) {
  return (
    <div className="flex flex-wrap items-center gap-3">
      <h1 className="mr-auto text-2xl font-bold">{title}</h1>
      {children}
    </div>
  )
}
