/** What a list shows when it has nothing: what that means, and what one can do. */
import type { ReactNode } from 'react'

export function EmptyState({ title, children, mark }: { title: string; children?: ReactNode; mark?: ReactNode }) {
  return (
    <div className="flex flex-col items-center gap-3 px-4 py-10 text-center">
      {mark && <div className="text-muted">{mark}</div>}
      <p className="text-lg font-semibold">{title}</p>
      {children && <div className="flex max-w-prose flex-col items-center gap-4 text-muted">{children}</div>}
    </div>
  )
}
