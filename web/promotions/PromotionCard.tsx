/** A card of the list (C09): picture, categories, tags, title and description, and the way to its page. */
import { buttonVariant } from '@uwanja/ui/looks/button'
import { ScreenLink } from '../shell/ScreenLink.tsx'
import { useDates } from '../texts/use-dates.ts'
import { useTranslations } from '../texts/use-translations.ts'
import { PromotionPicture } from './PromotionPicture.tsx'
import { Chips } from './Chips.tsx'
import type { Promotion } from './use-promotions.ts'

export function PromotionCard({ promotion, comes }: { promotion: Promotion; comes: 'early' | 'late' }) {
  const t = useTranslations('promotions')
  const dates = useDates()
  const id = promotion.id ?? 0
  const title = promotion.titleMainPage ?? ''
  return (
    <article className="flex flex-col overflow-hidden rounded-2xl border border-line bg-surface">
      <PromotionPicture address={promotion.imageURL ?? ''} id={id} comes={comes} />
      <div className="flex grow flex-col gap-3 p-4">
        <Chips promotion={promotion} />
        <h2 className="text-lg font-semibold wrap-anywhere">{title}</h2>
        <p className="grow text-muted wrap-anywhere">{promotion.categoryDescriptionAll}</p>
        {promotion.endsAt && (
          <p className="text-sm text-muted">{t('until', { day: dates(promotion.endsAt, 'moment') })}</p>
        )}
        <ScreenLink
          className={buttonVariant('secondary')}
          to={`/promotiondetails?promotionid=${String(id)}`}
          aria-label={`${t('open')}: ${title}`}
        >
          {t('open')}
        </ScreenLink>
      </div>
    </article>
  )
}
