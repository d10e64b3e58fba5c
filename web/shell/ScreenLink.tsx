/** A link to a screen: fetches its chunk on intent, and reloads when it points to the page that is open (S11). */
import type { ComponentProps } from 'react'
import { Link } from 'wouter'
import { useHere, useNavigator } from '../place.ts'
import { isSamePath } from '../menus.ts'

type Props = Omit<ComponentProps<'a'>, 'href'> & { to: string }

export function ScreenLink({ to, ...rest }: Props) {
  const { pathname } = useHere()
  const { preload } = useNavigator()
  // Without the router in between a link loads its page whole.
  if (isSamePath(pathname, to)) return <a aria-current="page" {...rest} href={to} />
  return (
    <Link
      {...rest}
      to={to}
      onPointerEnter={() => preload(to)}
      onTouchStart={() => preload(to)}
      onFocus={() => preload(to)}
    />
  )
}
