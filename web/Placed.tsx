/** Tells what is inside where the site stands, and lets the router's links, redirects and parameters go by it. */
import { useMemo, type ReactNode } from 'react'
import { Router, type BaseLocationHook } from 'wouter'
import { HereContext, useHere, useNavigator, type Navigator, type SiteLocation } from './place.ts'

const usePath: BaseLocationHook = () => [useHere().pathname, useNavigator().go]

type Props = { location: SiteLocation; navigator: Navigator; children: ReactNode }

export function Placed({ location, navigator, children }: Props) {
  const here = useMemo(() => ({ location, navigator }), [location, navigator])
  return (
    <HereContext value={here}>
      <Router hook={usePath}>{children}</Router>
    </HereContext>
  )
}
