/** The table of pages as routes inside the frame. */
import { createBrowserRouter } from 'react-router'
import { Allowed } from './Allowed.tsx'
import { Frame } from './Frame.tsx'
import { MissingPage } from './MissingPage.tsx'
import { SCREENS } from './routes.tsx'

export function makeRouter() {
  return createBrowserRouter([
    {
      element: <Frame />,
      HydrateFallback: () => null,
      children: [
        ...SCREENS.map(({ path, page, needs }) => ({
          element: <Allowed needs={needs} />,
          children: [{ path, lazy: { Component: page } }],
        })),
        { path: '*', element: <MissingPage /> },
      ],
    },
  ])
}
