/** The head of a page or a part of it. */
import type { ReactNode } from 'react'

interface Props {
  readonly level: 1 | 2
  readonly children: ReactNode
  /** On the other side of it. */
  readonly beside?: ReactNode
}

export function Heading({ level, children, beside }: Props) {
  const Tag = level === 1 ? 'h1' : 'h2'
  return (
    <div className="flex min-h-11 items-center justify-between gap-2 px-2">
      <Tag className={level === 1 ? 'text-lg font-bold' : 'text-base font-bold'}>{children}</Tag>
      {beside}
    </div>
  )
}
