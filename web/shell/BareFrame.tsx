/** The frame of pages that fill the window: nothing but the page, its title and the reminder. */
import type { ReactNode } from 'react'
import { SessionReminder } from '../protection/SessionReminder.tsx'
import { usePageHead } from './use-page-head.ts'

export function BareFrame({ children }: { children: ReactNode }) {
  usePageHead()
  return (
    <>
      {children}
      <SessionReminder />
    </>
  )
}
