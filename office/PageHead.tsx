/** A page's heading, and what can be done from it: beside it, or all together below it. */
import type { ReactNode } from 'react'

export function PageHead({ title, children }: { title: ReactNode; children?: ReactNode }) {
  return (
    <div className="flex flex-wrap items-start gap-3">
      <h1 className="min-w-0 flex-1 basis-72 text-2xl font-bold break-words">{title}</h1>
      {children && <div className="flex flex-wrap items-center gap-3">{children}</div>}
    </div>
  )
}
