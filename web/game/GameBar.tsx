/**
 * The slim bar above a game in the same window: the way back, and the time of day. The game tells the balance itself, as it stands in the round;
 * the site's beside it would differ from it for seconds.
 */
import { ArrowLeft } from 'lucide-react'
import { ScreenLink } from '../shell/ScreenLink.tsx'
import { useTranslations } from '../texts/use-translations.ts'
import { GameClock } from './GameClock.tsx'
import { lastLobby } from './last-lobby.ts'

export function GameBar({ freePlay }: { freePlay: '0' | '1' }) {
  const t = useTranslations('game')
  return (
    <header className="flex min-h-12 items-center justify-between gap-1 border-b border-line px-2">
      <ScreenLink
        to={lastLobby()}
        className="flex min-h-11 items-center gap-2 rounded-lg px-2 font-medium whitespace-nowrap"
      >
        <ArrowLeft size={20} aria-hidden="true" />
        {t('back')}
      </ScreenLink>
      <div className="flex min-w-0 items-center gap-1">
        {freePlay === '1' && <p className="py-1 text-end text-xs leading-tight text-muted sm:text-sm">{t('free')}</p>}
        <GameClock place="bar" />
      </div>
    </header>
  )
}
