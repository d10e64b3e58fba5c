/** The frame of pages that fill the window: nothing but the page and its title. */
import { Outlet } from 'react-router'
import { usePageHead } from './use-page-head.ts'

export function BareFrame() {
  usePageHead()
  return <Outlet />
}
