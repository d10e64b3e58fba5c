/** The frame that deposit and withdraw share: heading, tab pair, content (D01, W01). */
import { Tabs } from '@uwanja/ui/Tabs'
import type { ReactNode } from 'react'
import { WantedLink } from '../session/WantedLink.tsx'
import { ScreenLink } from '../shell/ScreenLink.tsx'
import { useTranslations } from '../texts/use-translations.ts'

type Props = { tab: 'deposit' | 'withdraw'; children: ReactNode }

export function MoneyPage({ tab, children }: Props) {
  const t = useTranslations()
  const link = (key: 'deposit' | 'withdraw') => ({
    key,
    current: key === tab ? ('page' as const) : undefined,
    render: (look: { className: string; 'aria-current': 'page' | undefined }) => (
      <ScreenLink to={`/${key}`} {...look}>
        {t(`${key}.title`)}
      </ScreenLink>
    ),
  })
  return (
    <div className="mx-auto flex max-w-2xl flex-col gap-3 sm:gap-4">
      <h1 className="text-2xl font-bold sm:text-3xl">{t(`${tab}.title`)}</h1>
      <Tabs label={t('money.tabs')} links={[link('deposit'), link('withdraw')]} />
      {tab === 'deposit' && <WantedLink />}
      {children}
    </div>
  )
}
