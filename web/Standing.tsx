/** A screen in its frame, behind the gate; what breaks is caught there. The same in the browser and on the server. */
import { Route } from 'wouter'
import { Placed } from './Placed.tsx'
import type { Navigator } from './place.ts'
import { LocationGate } from './location/LocationGate.tsx'
import { CrashBoundary } from './missing/CrashBoundary.tsx'
import type { Shown } from './navigation.ts'
import { BareFrame } from './shell/BareFrame.tsx'
import { Shell } from './shell/Shell.tsx'

export function Standing({ shown, navigator }: { shown: Shown; navigator: Navigator }) {
  const { location, screen, Page } = shown
  const Frame = screen.frame === 'bare' ? BareFrame : Shell
  // Of all rows only the one that is shown is a route: which one that is has been found before its page was fetched.
  return (
    <Placed location={location} navigator={navigator}>
      <CrashBoundary at={location}>
        <LocationGate>
          <Frame>
            <CrashBoundary at={location}>
              {screen.name === 'notFound' ? (
                // Of whatever address: a route would look for values in it.
                <Page />
              ) : (
                <Route path={screen.path}>
                  <Page />
                </Route>
              )}
            </CrashBoundary>
          </Frame>
        </LocationGate>
      </CrashBoundary>
    </Placed>
  )
}
