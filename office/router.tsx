/** The table of pages as routes inside the frame. */
import type { ComponentType } from 'react'
import { createBrowserRouter, createPath } from 'react-router'
import { Allowed } from './Allowed.tsx'
import { Frame } from './Frame.tsx'
import { MissingPage } from './MissingPage.tsx'
import { SCREENS } from './routes.tsx'

export function makeRouter() {
  /** After a release a page's chunk may be gone: what was asked for is then loaded whole. The first page says what broke. */
  async function pageOrWhole(page: () => Promise<ComponentType>): Promise<ComponentType> {
    try {
      return await page()
    } catch (error) {
      const asked = router.state.navigation.location
      if (!asked) throw error
      location.assign(createPath(asked))
      return new Promise<never>(() => undefined)
    }
  }
  const router: ReturnType<typeof createBrowserRouter> = createBrowserRouter([
    {
      element: <Frame />,
      HydrateFallback: () => null,
      children: [
        ...SCREENS.map(({ path, page, needs }) => ({
          element: <Allowed needs={needs} />,
          children: [{ path, lazy: { Component: () => pageOrWhole(page) } }],
        })),
        { path: '*', element: <MissingPage /> },
      ],
    },
  ])
  return router
}
