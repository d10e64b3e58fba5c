/** What a promotion gives, in the same words for every one of its kind: written of its rule, never by an operator's hand. */
import { promotionLines, type SaysPromotion } from '@uwanja/i18n/promotion-lines'
import { buttonVariant } from '@uwanja/ui/looks/button'
import { detailsPath } from '../cashrace/race-path.ts'
import { moneyText } from '../money-text.ts'
import { ScreenLink } from '../shell/ScreenLink.tsx'
import { useTranslations } from '../texts/use-translations.ts'
import type { Gives } from './use-promotions.ts'

export function GivesList({ gives }: { gives: Gives }) {
  const t = useTranslations('promotions')
  const told = promotionLines(t as unknown as SaysPromotion, gives, moneyText)
  if (told === null) return null
  return (
    <section className="flex flex-col gap-2">
      <h2 className="text-lg font-semibold">{t('gives')}</h2>
      <p className="font-semibold">{told.head}</p>
      <ul className="list-disc ps-6">
        {told.lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      {gives.race && (
        <ScreenLink className={buttonVariant('secondary')} to={detailsPath(gives.race)}>
          {t('race')}
        </ScreenLink>
      )}
    </section>
  )
}
