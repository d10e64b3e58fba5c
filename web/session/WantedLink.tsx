/** The way to what was wanted before money was paid in: a game, a page, a booked bet (R61). */
import { buttonVariant } from '@uwanja/ui/looks/button'
import { useHere } from '../place.ts'
import { ScreenLink } from '../shell/ScreenLink.tsx'
import { useTranslations } from '../texts/use-translations.ts'
import { readWanted } from './wanted.ts'

export function WantedLink() {
  const t = useTranslations('payment')
  const { pathname, search } = useHere()
  const wanted = readWanted()
  // Over a game that is open there is nothing to go to.
  if (wanted === null || wanted.startsWith('/deposit') || wanted === pathname + search) return null
  return (
    <ScreenLink to={wanted} className={buttonVariant('secondary')}>
      {t('goOn')}
    </ScreenLink>
  )
}
