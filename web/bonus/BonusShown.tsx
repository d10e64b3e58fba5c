/** The bonus on the deposit page: what is given, what runs, or what is offered. */
import { Card } from '@uwanja/ui/Card'
import { late } from '../missing/late.ts'
import { useTranslations } from '../texts/use-translations.ts'
import { BonusDetails } from './BonusDetails.tsx'
import { openBonus, useBonuses } from './use-bonuses.ts'

const Gifts = late(async () => (await import('./Gifts.tsx')).Gifts)

export function BonusShown() {
  const t = useTranslations('bonus')
  const bonuses = useBonuses()
  const open = openBonus(bonuses)
  const offer = bonuses?.offers?.[0]
  const free = bonuses?.freeBets?.flatMap((one) => (one ? [one] : [])) ?? []
  const spins = bonuses?.freeSpins?.flatMap((one) => (one ? [one] : [])) ?? []
  const areGiven = free.length + spins.length > 0
  if (!open && !offer && !areGiven) return null
  const isChosen = bonuses?.bonuses?.some((one) => one?.state === 'chosen' && one.code === offer?.code) ?? false
  return (
    <Card className="flex flex-col gap-3" aria-labelledby="bonus-title">
      <h2 id="bonus-title" className="text-lg font-semibold">
        {t('title')}
      </h2>
      {areGiven && <Gifts bets={free} spins={spins} />}
      {open ? <BonusDetails bonus={open} /> : offer && <BonusDetails offer={offer} isChosen={isChosen} />}
    </Card>
  )
}
