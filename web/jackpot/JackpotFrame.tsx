/** What both tabs share: heading, tabs, and the way to one's own tickets (J01, J06). */
import { Tabs } from '@uwanja/ui/Tabs'
import type { ReactNode } from 'react'
import { ScreenLink } from '../shell/ScreenLink.tsx'
import { useTranslations } from '../texts/use-translations.ts'
import { PATHS } from './paths.ts'

export function JackpotFrame({ tab, children }: { tab: keyof typeof PATHS; children: ReactNode }) {
  const t = useTranslations('jackpot')
  const link = (key: keyof typeof PATHS) => ({
    key,
    current: key === tab ? ('page' as const) : undefined,
    render: (look: { className: string; 'aria-current': 'page' | undefined }) => (
      <ScreenLink to={PATHS[key]} {...look}>
        {t(key)}
      </ScreenLink>
    ),
  })
  return (
    <div className="mx-auto flex max-w-3xl flex-col gap-4">
      <div className="flex flex-wrap items-baseline justify-between gap-2">
        <h1 className="text-2xl font-bold sm:text-3xl">{t('title')}</h1>
        <ScreenLink to={PATHS.bets} className="inline-flex min-h-11 items-center font-semibold text-link">
          {t('myBets')}
        </ScreenLink>
      </div>
      <Tabs label={t('tabs')} links={[link('list'), link('bets')]} />
      {children}
    </div>
  )
}
