/** The device's own list, with our arrow: browsers put theirs at the very edge. Needs a label from its owner. */
import { ChevronDown } from 'lucide-react'
import type { ComponentProps } from 'react'
import { join } from './looks/join.ts'

export function Picker({ className, children, ...select }: ComponentProps<'select'>) {
  return (
    <span className="relative inline-flex min-w-0">
      <select
        {...select}
        className={join(
          'min-h-11 w-full min-w-0 appearance-none overflow-hidden rounded-xl border bg-surface py-0 pr-8 pl-3 text-ellipsis whitespace-nowrap text-text disabled:cursor-default disabled:border-dashed disabled:bg-raised disabled:text-muted disabled:opacity-100',
          className,
        )}
      >
        {children}
      </select>
      <ChevronDown
        size={16}
        aria-hidden="true"
        className="pointer-events-none absolute top-1/2 right-2.5 -translate-y-1/2 text-muted"
      />
    </span>
  )
}
