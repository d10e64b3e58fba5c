/** What stands around every page: the side menu from the table of pages, the proof's light, and the way out. */
import { useQueryClient } from '@tanstack/react-query'
import { Menu } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { Link, Outlet, useLocation } from 'react-router'
import { Button } from '@uwanja/ui/Button'
import { join } from '@uwanja/ui/looks/join'
import { Toasts } from '@uwanja/ui/Toasts'
import { Wordmark } from '@uwanja/ui/Wordmark'
import { logOut } from './ask.ts'
import { Choices } from './Choices.tsx'
import { KeysChoice } from './KeysChoice.tsx'
import { useKeptFocus } from './kept-focus.ts'
import { LightMark } from './overview/LightMark.tsx'
import { WaitingBadge } from './overview/WaitingBadge.tsx'
import { SCREENS } from './routes.tsx'
import { useSession } from './session.ts'
import { useShortcuts } from './shortcuts.ts'
import { useSpeech } from './speech.ts'
import { AlertBadge } from './trading/AlertBadge.tsx'
import { ReviewBadge } from './trading/ReviewBadge.tsx'
import { useMe } from './use-me.ts'

export function Frame() {
  const { texts } = useSpeech()
  const { pathname } = useLocation()
  useShortcuts()
  useKeptFocus()
  // Open on the page on which it was opened: a way through the menu closes it.
  const [openAt, setOpenAt] = useState<string | null>(null)
  const isOpen = openAt === pathname
  const main = useRef<HTMLElement>(null)
  useEffect(() => {
    // A new page begins at its top, for eyes and for screen readers.
    main.current?.focus()
    window.scrollTo(0, 0)
  }, [pathname])
  return (
    <div className="min-h-dvh lg:grid lg:grid-cols-[15rem_1fr]">
      <header className="border-b border-line bg-surface lg:sticky lg:top-0 lg:flex lg:h-dvh lg:flex-col lg:border-r lg:border-b-0">
        <div className="flex items-center gap-2 px-4 py-2">
          <Link to="/" className="mr-auto flex min-h-11 items-center gap-2 text-text no-underline">
            <Wordmark height={16} title={texts.title} />
          </Link>
          <LightMark />
          <Button
            variant="quiet"
            className="lg:hidden"
            aria-expanded={isOpen}
            onClick={() => setOpenAt(isOpen ? null : pathname)}
          >
            <Menu size={20} aria-hidden="true" />
            {texts.menu}
          </Button>
        </div>
        <div className={join('min-h-0 flex-1 flex-col gap-3 px-2 pb-4 lg:flex', isOpen ? 'flex' : 'hidden')}>
          <div className="min-h-0 flex-1 lg:overflow-y-auto">
            <SideMenu pathname={pathname} />
          </div>
          {/* In sight on a low screen too: what does not fit of the menu scrolls above them. */}
          <div className="px-2">
            <Choices />
            <KeysChoice />
          </div>
          <LogOut />
        </div>
      </header>
      <main ref={main} tabIndex={-1} className="mx-auto flex w-full max-w-6xl min-w-0 flex-col gap-5 p-4 sm:p-6">
        <Outlet />
      </main>
      <Toasts closeLabel={texts.close} />
    </div>
  )
}

function SideMenu({ pathname }: { pathname: string }) {
  const { texts } = useSpeech()
  const { may, hasBook } = useMe()
  const isCurrent = (path: string) => (path === '/' ? pathname === '/' : pathname.startsWith(path))
  const nav = useRef<HTMLElement>(null)
  useEffect(() => {
    nav.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' })
  }, [pathname])
  return (
    <nav ref={nav} aria-label={texts.menu} className="flex flex-col gap-0.5 p-1 lg:gap-0">
      {SCREENS.map(({ path, needs, title, icon: Icon }) =>
        Icon && may(needs) ? (
          <div key={path} className="relative grid">
            <Link
              to={path}
              aria-describedby={['waiting', 'alerts', 'reviews']
                .map((kind) => kind + path.replaceAll('/', '-'))
                .join(' ')}
              aria-current={isCurrent(path) ? 'page' : undefined}
              className={join(
                'flex min-h-11 items-center gap-3 rounded-xl px-3 font-medium no-underline lg:min-h-6.5 lg:text-sm',
                isCurrent(path) ? 'bg-turf text-chalk' : 'text-text hover:bg-raised',
              )}
            >
              <Icon size={18} aria-hidden="true" className="shrink-0" />
              {texts.pages[title]}
              <WaitingBadge path={path} />
            </Link>
            {path === '/trading' && hasBook && <TradingBadges />}
          </div>
        ) : null,
      )}
    </nav>
  )
}

/** Over the link, not inside it: what is read aloud by itself may not be a part of the link's name. */
function TradingBadges() {
  const { may } = useMe()
  return (
    <div className="pointer-events-none absolute inset-y-0 right-3 flex items-center gap-1">
      <AlertBadge />
      {may('trading.review') && <ReviewBadge />}
    </div>
  )
}

function LogOut() {
  const { texts, fill } = useSpeech()
  const session = useSession((state) => state.session)
  const client = useQueryClient()
  const leave = () => {
    // What is under way would be refused: it is asked in the name of a session that ends.
    void client.cancelQueries()
    logOut()
  }
  return (
    <div className="flex flex-wrap items-center gap-x-2 gap-y-1 px-2 text-sm">
      {session && (
        <>
          <span className="w-full text-xs text-muted">{fill(texts.zone, { zone: session.zone })}</span>
          <span className="mr-auto min-w-0 flex-1 break-words">
            {session.name}
            <span className="block text-muted">{texts.roles[session.role]}</span>
          </span>
        </>
      )}
      <Button size="small" className="whitespace-nowrap" onClick={leave}>
        {texts.logOut}
      </Button>
    </div>
  )
}
