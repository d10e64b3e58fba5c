/**
 * A row of tabs that are links. This room knows no router, so the owner renders each link with the class and the
 * aria-current that it is given.
 */
import type { ReactNode } from 'react'
import { join } from './looks/join.ts'

interface TabLink {
  readonly key: string
  readonly current: 'page' | undefined
  readonly render: (variant: { className: string; 'aria-current': 'page' | undefined }) => ReactNode
}

export function Tabs({ label, links }: { label: string; links: readonly TabLink[] }) {
  return (
    <nav
      aria-label={label}
      className={join(
        'grid grid-flow-col gap-1 rounded-xl bg-raised p-1',
        // Four words beside each other fit a phone only when each takes what it needs, and in a smaller size.
        links.length > 3 ? 'auto-cols-auto text-sm' : 'auto-cols-fr',
      )}
    >
      {links.map(({ key, current, render }) => (
        <div key={key} className="flex min-w-0">
          {render({
            'aria-current': current,
            className: join(
              'flex min-h-11 min-w-0 flex-1 items-center justify-center rounded-lg py-1 text-center leading-tight font-semibold no-underline',
              links.length > 3 ? 'px-1' : 'px-2 sm:px-3',
              current ? 'bg-turf text-chalk' : 'text-muted hover:text-text',
            ),
          })}
        </div>
      ))}
    </nav>
  )
}
