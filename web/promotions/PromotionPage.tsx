/** One promotion: its text, what it gives, its terms, and joining it. An address without a promotion stands, says so, and leads back. */
import { Button } from '@uwanja/ui/Button'
import { buttonVariant } from '@uwanja/ui/looks/button'
import { Card } from '@uwanja/ui/Card'
import { EmptyState } from '@uwanja/ui/EmptyState'
import { Skeleton } from '@uwanja/ui/Skeleton'
import { Gift } from 'lucide-react'
import { RefusedError } from '../ask.ts'
import { useHere } from '../place.ts'
import { useHeadOfItem } from '../shell/item-head.ts'
import { ScreenLink } from '../shell/ScreenLink.tsx'
import { useDates } from '../texts/use-dates.ts'
import { useTranslations } from '../texts/use-translations.ts'
import { Blocks } from './Blocks.tsx'
import { GivesList } from './GivesList.tsx'
import { JoinCard } from './JoinCard.tsx'
import { Chips } from './Chips.tsx'
import { PromotionPicture } from './PromotionPicture.tsx'
import { rows, usePromotion, type Details } from './use-promotions.ts'

/** Its name in the address is the page's own (A7), and written in any case. */
const idIn = (search: string): number => {
  const found = [...new URLSearchParams(search)].find(([name]) => name.toLowerCase() === 'promotionid')?.[1] ?? ''
  return /^[1-9]\d{0,8}$/.test(found) ? Number(found) : 0
}

export function PromotionPage() {
  const t = useTranslations('promotions')
  const id = idIn(useHere().search)
  const query = usePromotion(id)
  useHeadOfItem(query.data?.titleMainPage ?? '', query.data?.categoryDescriptionAll ?? '')
  const isWaiting = id > 0 && query.isPending
  const isLost = query.error !== null && !(query.error instanceof RefusedError)
  return (
    <div className="mx-auto flex max-w-3xl flex-col gap-4">
      <ScreenLink className="min-h-11 content-center self-start font-semibold text-link" to="/promotions">
        {t('back')}
      </ScreenLink>
      {isWaiting && <Skeleton className="h-96 rounded-2xl" />}
      {query.data && <Shown id={id} details={query.data} />}
      {!isWaiting && !query.data && (
        <>
          <h1 className="sr-only">{t('title')}</h1>
          <EmptyState title={isLost ? t('none') : t('gone')} mark={<Gift size={40} aria-hidden="true" />}>
            {isLost ? (
              <Button onClick={() => void query.refetch()}>{t('again')}</Button>
            ) : (
              <>
                <p>{t('goneText')}</p>
                <ScreenLink className={buttonVariant('secondary')} to="/promotions">
                  {t('back')}
                </ScreenLink>
              </>
            )}
          </EmptyState>
        </>
      )}
    </div>
  )
}

function Shown({ id, details }: { id: number; details: Details }) {
  const t = useTranslations('promotions')
  const dates = useDates()
  return (
    <>
      <div className="overflow-hidden rounded-2xl border border-line">
        <PromotionPicture address={details.imageURL ?? ''} id={id} comes="early" />
      </div>
      <Chips promotion={details} />
      <h1 className="text-2xl font-extrabold tracking-tight wrap-anywhere">{details.titleMainPage}</h1>
      <p className="text-lg text-muted wrap-anywhere">{details.categoryDescriptionAll}</p>
      {details.endsAt && <p className="text-sm text-muted">{t('until', { day: dates(details.endsAt, 'moment') })}</p>}
      {details.code && (
        <p>
          {t('code')}: <strong className="rounded-lg bg-raised px-2 py-1 tracking-wider">{details.code}</strong>
        </p>
      )}
      <JoinCard id={id} details={details} />
      <Blocks blocks={details.body} />
      {details.gives && <GivesList gives={details.gives} />}
      {rows(details.terms).length > 0 && (
        <Card className="flex flex-col gap-3">
          <h2 className="text-lg font-semibold">{t('terms')}</h2>
          <Blocks blocks={details.terms} />
        </Card>
      )}
    </>
  )
}
