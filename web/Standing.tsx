/** A screen in its frame, behind the gate; what breaks is caught there. The same in the browser and on the server. */
import { Router, useLocation, useRoutes, type Navigator } from 'react-router'
import { LocationGate } from './location/LocationGate.tsx'
import { CrashBoundary } from './missing/CrashBoundary.tsx'
import type { Shown } from './navigation.ts'
import { BareFrame } from './shell/BareFrame.tsx'
import { Shell } from './shell/Shell.tsx'

export function Standing({ shown, navigator }: { shown: Shown; navigator: Navigator }) {
  return (
    <Router location={shown.location} navigator={navigator}>
      <Framed shown={shown} />
    </Router>
  )
}

/** Of all rows only the one that is shown is a route: which one that is has been found before its page was fetched. */
function Framed({ shown: { screen, Page } }: { shown: Shown }) {
  const location = useLocation()
  const page = (
    <CrashBoundary at={location}>
      <Page />
    </CrashBoundary>
  )
  const frame = screen.frame === 'bare' ? <BareFrame /> : <Shell />
  const framed = useRoutes([{ element: frame, children: [{ path: screen.path, element: page }] }])
  return (
    <CrashBoundary at={location}>
      <LocationGate>{framed}</LocationGate>
    </CrashBoundary>
  )
}
