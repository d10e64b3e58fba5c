/** The frame of pages that fill the window: nothing but the page, its title and the reminder. */
import { Outlet } from 'react-router'
import { SessionReminder } from '../protection/SessionReminder.tsx'
import { usePageHead } from './use-page-head.ts'

export function BareFrame() {
  usePageHead()
  return (
    <>
      <Outlet />
      <SessionReminder />
    </>
  )
}
