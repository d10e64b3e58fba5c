/** /LocationPermission: the blocked page's words at an address of their own, with the way home. */
import { buttonVariant } from '@uwanja/ui/looks/button'
import { ScreenLink } from '../shell/ScreenLink.tsx'
import { useTranslations } from '../texts/use-translations.ts'
import { LocationNotice } from './LocationNotice.tsx'

export function LocationPage() {
  const t = useTranslations('location')
  return (
    <div className="flex justify-center py-8">
      <LocationNotice title={t('blockedTitle')} gate={null}>
        <ScreenLink to="/" className={buttonVariant('primary', 'large')}>
          {t('home')}
        </ScreenLink>
      </LocationNotice>
    </div>
  )
}
