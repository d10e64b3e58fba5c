/** A link to a screen: fetches its chunk on intent, and reloads when it points to the page that is open (specification A2.3). */
import type { ComponentProps } from 'react'
import { Link, useLocation } from 'react-router'
import { isSamePath } from '../menus.ts'
import { preload } from '../preload.ts'

type Props = Omit<ComponentProps<typeof Link>, 'to'> & { to: string }

export function ScreenLink({ to, ...rest }: Props) {
  const { pathname } = useLocation()
  const current = isSamePath(pathname, to)
  return (
    <Link
      aria-current={current ? 'page' : undefined}
      {...rest}
      to={to}
      reloadDocument={current}
      onPointerEnter={() => preload(to)}
      onTouchStart={() => preload(to)}
      onFocus={() => preload(to)}
    />
  )
}
