/** The user's own dropdown in the header: whose session this is, and the way out (S09). */
import type { StoredUser } from '@uwanja/contract/site/security'
import { Button } from '@uwanja/ui/Button'
import { buttonVariant } from '@uwanja/ui/looks/button'
import { join } from '@uwanja/ui/looks/join'
import { CircleUserRound, LogOut } from 'lucide-react'
import { useEffect, useId, useRef, useState } from 'react'
import { logOut } from '../session/session.ts'
import { useTranslations } from '../texts/use-translations.ts'
import { ScreenLink } from './ScreenLink.tsx'

export function UserMenu({ user }: { user: StoredUser }) {
  const t = useTranslations()
  const [isOpen, setOpen] = useState(false)
  const box = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const id = useId()

  useEffect(() => {
    if (!isOpen) return
    // Escape closes it wherever the focus is; so do a finger and the focus somewhere else.
    const escape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      setOpen(false)
      button.current?.focus()
    }
    const leave = (event: Event) => {
      if (!box.current?.contains(event.target as Node)) setOpen(false)
    }
    document.addEventListener('keydown', escape)
    for (const what of ['pointerdown', 'focusin']) document.addEventListener(what, leave)
    return () => {
      document.removeEventListener('keydown', escape)
      for (const what of ['pointerdown', 'focusin']) document.removeEventListener(what, leave)
    }
  }, [isOpen])

  return (
    <div ref={box} className="relative shrink-0">
      <button
        ref={button}
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        aria-label={t('shell.userMenu')}
        onClick={() => setOpen(!isOpen)}
        className={join(buttonVariant('quiet'), 'size-11 px-0!')}
      >
        <CircleUserRound size={24} aria-hidden="true" />
      </button>
      <div
        id={id}
        hidden={!isOpen}
        className="absolute top-full right-0 z-40 mt-1 w-64 rounded-xl border border-line bg-surface p-3 shadow-(--shadow)"
      >
        <p className="px-2 pb-2 text-sm text-muted">{t('shell.loggedInAs', { userName: `+${user.user.userName}` })}</p>
        <ScreenLink
          to="/security"
          onClick={() => setOpen(false)}
          className="flex min-h-11 items-center rounded-lg px-2 font-medium no-underline hover:bg-raised"
        >
          {t('nav.security')}
        </ScreenLink>
        <Button onClick={logOut} className="mt-2 w-full">
          <LogOut size={18} aria-hidden="true" />
          {t('shell.logout')}
        </Button>
      </div>
    </div>
  )
}
