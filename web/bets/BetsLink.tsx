/** The way to a player's bets at every sportsbook, from the pages beside it: the menus are the specification's lists. */
import { ScreenLink } from '../shell/ScreenLink.tsx'
import { useTranslations } from '../texts/use-translations.ts'

export function BetsLink() {
  const t = useTranslations('bets')
  return (
    <ScreenLink to="/bets" className="min-h-11 content-center self-start font-semibold underline">
      {t('title')}
    </ScreenLink>
  )
}
