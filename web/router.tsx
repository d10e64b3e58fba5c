/** The router, built from the screen table. */
import type { ReactNode } from 'react'
import type { QueryClient } from '@tanstack/react-query'
import { createBrowserRouter, redirect, type RouteObject } from 'react-router'
import type { Language } from '@uwanja/i18n/language'
import { Spinner } from '@uwanja/ui/Spinner'
import { LocationGate } from './location/LocationGate.tsx'
import { pageOf, readyFirstPage, screenOf } from './first-page.ts'
import { logFailure } from './log.ts'
import { CrashPage } from './missing/CrashPage.tsx'
import { SCREENS, type Screen } from './routes.tsx'
import { readToken } from './session/stored-user.ts'
import { BareFrame } from './shell/BareFrame.tsx'
import { Shell } from './shell/Shell.tsx'

const isClosed = (screen: Screen) => screen.needs === 'token' && readToken() === ''

function routeOf(screen: Screen): RouteObject {
  return {
    id: screen.path,
    path: screen.path,
    handle: screen,
    errorElement: <CrashPage />,
    loader: () => (isClosed(screen) ? redirect('/login') : null),
    lazy: { Component: () => pageOf(screen) },
  }
}

const inFrame = (frame: Screen['frame']) => SCREENS.filter((screen) => screen.frame === frame).map(routeOf)

const inGate = (frame: ReactNode) => <LocationGate>{frame}</LocationGate>

/** Shown until the first screen's chunk is there. */
const opening = (
  <div className="flex min-h-dvh items-center justify-center">
    <Spinner size={32} />
  </div>
)

export const routeObjects = (): RouteObject[] => [
  {
    element: inGate(<Shell />),
    hydrateFallbackElement: opening,
    errorElement: <CrashPage />,
    children: inFrame(undefined),
  },
  {
    element: inGate(<BareFrame />),
    hydrateFallbackElement: opening,
    errorElement: <CrashPage />,
    children: inFrame('bare'),
  },
]

export async function openRouter(start: { queries: QueryClient; language: Language }) {
  const routes = routeObjects()
  const screen = screenOf(routes, location.pathname)
  try {
    if (screen && !isClosed(screen)) {
      return createBrowserRouter(routes, { hydrationData: await readyFirstPage(routes, location.pathname, start) })
    }
  } catch (error) {
    // The router asks for the page once more, and says what to do when it is gone.
    logFailure('the first page was not there', error)
  }
  return createBrowserRouter(routeObjects())
}
