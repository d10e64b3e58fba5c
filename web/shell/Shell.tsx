/** The frame of the ordinary pages: skip link, header and its strip, side menu, page, footer, bottom bar, menu, toasts. */
import { Toasts } from '@uwanja/ui/Toasts'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { useConnection } from '../connection.ts'
import { LastLogInPlace } from '../login/LastLogInPlace.tsx'
import { useHere, useOpening } from '../place.ts'
import { SessionReminder } from '../protection/SessionReminder.tsx'
import { useScrollPlaces } from '../scroll-places.ts'
import { useTranslations } from '../texts/use-translations.ts'
import { BottomBar } from './BottomBar.tsx'
import { Footer } from './Footer.tsx'
import { Header } from './Header.tsx'
import { MenuPanel } from './MenuPanel.tsx'
import { SideMenu } from './SideMenu.tsx'
import { Strip } from './Strip.tsx'
import { usePageHead } from './use-page-head.ts'

export function Shell({ children }: { children: ReactNode }) {
  const t = useTranslations('shell')
  const { pathname } = useHere()
  const { isOpening } = useOpening()
  const reached = useConnection().state === 'reached'
  const [menuOpen, setMenuOpen] = useState(false)
  const main = useRef<HTMLElement>(null)
  const seen = useRef(pathname)
  usePageHead()
  useScrollPlaces()

  useEffect(() => {
    // A keyboard or a screen reader goes on from the new page's start; the first page keeps the browser's own start.
    if (seen.current !== pathname) main.current?.focus({ preventScroll: true })
    seen.current = pathname
  }, [pathname])

  return (
    <div className="flex min-h-dvh flex-col">
      <a
        href="#main"
        className="absolute -top-20 left-2 z-50 rounded-lg bg-primary px-4 py-3 font-semibold text-on-primary focus:top-2"
      >
        {t('skip')}
      </a>
      {isOpening && <div className="fixed inset-x-0 top-0 z-50 h-1 animate-pulse bg-primary" aria-hidden="true" />}
      <Header onMenu={() => setMenuOpen(true)} />
      <Strip />
      <p
        role="status"
        className={reached ? 'sr-only' : 'sticky top-15 z-20 bg-loss-ground px-4 py-2 text-center text-sm font-medium'}
      >
        {reached ? '' : t('offline')}
      </p>
      <LastLogInPlace />
      <div className="flex-1 max-lg:flex max-lg:flex-col lg:grid lg:grid-cols-[17rem_minmax(0,1fr)]">
        <SideMenu />
        <div className="flex min-w-0 flex-1 flex-col">
          <main
            id="main"
            ref={main}
            tabIndex={-1}
            className="mx-auto w-full max-w-6xl flex-1 px-4 py-4 sm:px-6 sm:py-8"
          >
            {children}
          </main>
          <Footer />
        </div>
      </div>
      <BottomBar />
      {menuOpen && <MenuPanel onClose={() => setMenuOpen(false)} />}
      <SessionReminder />
      <Toasts closeLabel={t('close')} />
    </div>
  )
}
