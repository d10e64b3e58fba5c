/** The bonus on the deposit page, for whom there is one: the others do not download what it says. */
import { Card } from '@uwanja/ui/Card'
import { Suspense } from 'react'
import { late } from '../missing/late.ts'
import { useTranslations } from '../texts/use-translations.ts'
import { openBonus, useBonuses } from './use-bonuses.ts'

const BonusDetails = late(async () => (await import('./BonusDetails.tsx')).BonusDetails)

const FreeBets = late(async () => (await import('./FreeBets.tsx')).FreeBets)

export function BonusCard() {
  const t = useTranslations('bonus')
  const bonuses = useBonuses()
  const open = openBonus(bonuses)
  const offer = bonuses?.offers?.[0]
  const free = bonuses?.freeBets?.flatMap((one) => (one ? [one] : [])) ?? []
  if (!open && !offer && free.length === 0) return null
  const isChosen = bonuses?.bonuses?.some((one) => one?.state === 'chosen' && one.code === offer?.code) ?? false
  return (
    <Card className="flex flex-col gap-3" aria-labelledby="bonus-title">
      <h2 id="bonus-title" className="text-lg font-semibold">
        {t('title')}
      </h2>
      <Suspense>
        {free.length > 0 && <FreeBets bets={free} />}
        {open ? <BonusDetails bonus={open} /> : offer && <BonusDetails offer={offer} isChosen={isChosen} />}
      </Suspense>
    </Card>
  )
}
