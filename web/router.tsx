/** The router, built from the screen table. */
import type { ComponentType, ReactNode } from 'react'
import { createBrowserRouter, redirect, useParams, type RouteObject } from 'react-router'
import { Spinner } from '@uwanja/ui/Spinner'
import { LocationGate } from './location/LocationGate.tsx'
import { CrashPage } from './missing/CrashPage.tsx'
import { SCREENS, type Screen } from './routes.tsx'
import { NOT_FOUND, screenAt } from './screen-at.ts'
import { readToken } from './session/stored-user.ts'
import { BareFrame } from './shell/BareFrame.tsx'
import { Shell } from './shell/Shell.tsx'

/** The row's page, or the one for addresses that are not found when a parameter has a value that the row does not take. */
async function checkedPage(screen: Screen): Promise<ComponentType> {
  const [Page, Missing] = await Promise.all([screen.page(), NOT_FOUND.page()])
  return function Checked() {
    return screenAt(screen, useParams()) === screen ? <Page /> : <Missing />
  }
}

function routeOf(screen: Screen): RouteObject {
  return {
    path: screen.path,
    handle: screen,
    errorElement: <CrashPage />,
    loader: () => (screen.needs === 'token' && readToken() === '' ? redirect('/login') : null),
    lazy: { Component: screen.only ? () => checkedPage(screen) : screen.page },
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
    children: inFrame(undefined),
  },
  {
    element: inGate(<BareFrame />),
    hydrateFallbackElement: opening,
    errorElement: <CrashPage />,
    children: inFrame('bare'),
  },
])
