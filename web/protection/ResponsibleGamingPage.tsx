/** The page about responsible gaming: its text, and for players the rules that they set themselves. */
import { Alert } from '@uwanja/ui/Alert'
import { Button } from '@uwanja/ui/Button'
import { Skeleton } from '@uwanja/ui/Skeleton'
import { useEffect } from 'react'
import { useHere } from '../place.ts'
import { pageOf } from '../documents/pages.tsx'
import { useLive } from '../live/capabilities.ts'
import { useSession } from '../session/session.ts'
import { ScreenLink } from '../shell/ScreenLink.tsx'
import { useTranslations } from '../texts/use-translations.ts'
import { BreakCard } from './BreakCard.tsx'
import { CancellingCard } from './CancellingCard.tsx'
import { DataCard } from './DataCard.tsx'
import { ErasureCard } from './ErasureCard.tsx'
import { ExclusionCard } from './ExclusionCard.tsx'
import { LimitsCard } from './LimitsCard.tsx'
import type { Rules as RulesReply } from './own-rules.ts'
import { RestrictionNotice } from './RestrictionNotice.tsx'
import { ReminderCard } from './ReminderCard.tsx'
import { SessionLimitCard } from './SessionLimitCard.tsx'
import { useRules } from './use-rules.ts'

export const ResponsibleGamingPage = pageOf('responsible', OwnRules)

function OwnRules() {
  const isThere = useLive((live) => live.calls?.includes('Protection/GetRules') === true)
  return isThere ? <Rules /> : null
}

function Rules() {
  const t = useTranslations('ownRules')
  const isPlayer = useSession((session) => session.user !== null)
  const { hash } = useHere()
  useEffect(() => {
    // It came after the address was opened, so the browser could not find the place by itself.
    if (hash === '#rules') document.getElementById('rules')?.scrollIntoView()
  }, [hash])
  return (
    <section aria-labelledby="rules" className="mt-8 flex flex-col gap-4">
      <div>
        <h2 id="rules" tabIndex={-1} className="scroll-mt-24 text-xl font-semibold outline-offset-4">
          {t('title')}
        </h2>
        <p className="mt-1 text-muted">{isPlayer ? t('lead') : <VisitorWords />}</p>
      </div>
      {isPlayer && <Loaded />}
    </section>
  )
}

function VisitorWords() {
  const t = useTranslations('ownRules')
  return (
    <ScreenLink to="/login" className="inline-flex min-h-11 items-center text-link underline underline-offset-4">
      {t('logIn')}
    </ScreenLink>
  )
}

function Loaded() {
  const t = useTranslations()
  const query = useRules()
  if (query?.data) return <Cards rules={query.data} />
  if (!query?.error) return <Skeleton className="h-96 rounded-2xl" />
  return (
    <Alert tone="danger">
      <p>{t('ownRules.failed')}</p>
      <Button className="mt-3" onClick={() => void query.refetch()}>
        {t('form.retry')}
      </Button>
    </Alert>
  )
}

function Cards({ rules }: { rules: RulesReply }) {
  const currency = rules.currency ?? ''
  const hasData = useLive((live) => live.calls?.includes('Protection/GetMyData') === true)
  const hasErasure = useLive((live) => live.calls?.includes('Protection/GetErasure') === true)
  return (
    <>
      <RestrictionNotice rules={rules} place="rules" />
      <LimitsCard limits={rules.limits ?? []} currency={currency} reviewedAt={rules.reviewedAt ?? null} />
      {!rules.exclusion && <BreakCard rules={rules} />}
      <ExclusionCard rules={rules} />
      <CancellingCard cancelling={rules.cancelling} />
      {rules.sessionLimit && <SessionLimitCard limit={rules.sessionLimit} />}
      <ReminderCard minutes={rules.reminderMinutes ?? 0} reminder={rules.reminder} />
      {hasData && <DataCard />}
      {hasErasure && <ErasureCard />}
    </>
  )
}
