/** What inbox and sent share: heading, the way to a new message, the pair of tabs (U09). */
import { buttonVariant } from '@uwanja/ui/looks/button'
import { join } from '@uwanja/ui/looks/join'
import { Tabs } from '@uwanja/ui/Tabs'
import { SquarePen } from 'lucide-react'
import type { ReactNode } from 'react'
import { ScreenLink } from '../shell/ScreenLink.tsx'
import { useTranslations } from '../texts/use-translations.ts'
import { UnreadBadge } from './UnreadBadge.tsx'
import type { Box } from './use-messages.ts'

const PATHS = { inbox: '/Messages', sent: '/Messages/SentMessages' } as const

export function MessagesFrame({ box, children }: { box: Box; children: ReactNode }) {
  const t = useTranslations('messages')
  const link = (key: Box) => ({
    key,
    current: key === box ? ('page' as const) : undefined,
    render: ({ className, ...current }: { className: string; 'aria-current': 'page' | undefined }) => (
      <ScreenLink to={PATHS[key]} className={join(className, 'gap-2')} {...current}>
        {t(key)}
        {key === 'inbox' && <UnreadBadge />}
      </ScreenLink>
    ),
  })
  return (
    <div className="mx-auto flex max-w-2xl flex-col gap-4">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h1 className="text-2xl font-bold sm:text-3xl">{t('title')}</h1>
        <ScreenLink to="/Messages/NewMessage" className={buttonVariant('primary')}>
          <SquarePen size={20} aria-hidden="true" />
          {t('write')}
        </ScreenLink>
      </div>
      <Tabs label={t('tabs')} links={[link('inbox'), link('sent')]} />
      {children}
    </div>
  )
}
