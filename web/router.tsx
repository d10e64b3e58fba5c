/** The router, built from the screen table. */
import { createBrowserRouter, redirect, type RouteObject } from 'react-router'
import { Spinner } from '@uwanja/ui/Spinner'
import type { ReactNode } from 'react'
import { LocationGate } from './location/LocationGate.tsx'
import { CrashPage } from './missing/CrashPage.tsx'
import { SCREENS, type Screen } from './routes.tsx'
import { readToken } from './session/stored-user.ts'
import { BareFrame } from './shell/BareFrame.tsx'
import { Shell } from './shell/Shell.tsx'

function routeOf(screen: Screen): RouteObject {
  return {
    path: screen.path,
    handle: screen,
    errorElement: <CrashPage />,
    loader: () => (screen.needs === 'token' && readToken() === '' ? redirect('/login') : null),
    lazy: { Component: screen.page },
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

export const router = createBrowserRouter([
  {
    element: inGate(<Shell />),
    hydrateFallbackElement: opening,
    errorElement: <CrashPage />,
    children: inFrame('full'),
  },
  {
    element: inGate(<BareFrame />),
    hydrateFallbackElement: opening,
    errorElement: <CrashPage />,
    children: inFrame('bare'),
  },
])
