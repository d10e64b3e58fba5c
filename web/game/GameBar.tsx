/**
 * The slim bar above a game, in this window and in a popup: out of it, to the lobby, the time of day, the balance, and a deposit
 * that opens over the game. The balance is shown once it has stood for a moment: the game tells its rounds itself, and the bar must
 * not give an outcome away before it was played (decision 145).
 */
import { join } from '@uwanja/ui/looks/join'
import { buttonVariant } from '@uwanja/ui/looks/button'
import { LayoutGrid, Plus, X } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useNavigator } from '../place.ts'
import { useSession } from '../session/session.ts'
import { ScreenLink } from '../shell/ScreenLink.tsx'
import { useTranslations } from '../texts/use-translations.ts'
import { GameClock } from './GameClock.tsx'
import { lastLobby } from './last-lobby.ts'

/** Longer than any single outcome is played. */
const SETTLES_MS = 4_000

type Props = { freePlay: '0' | '1'; where: 'popup' | 'window'; onDeposit: () => void }

export function GameBar({ freePlay, where, onDeposit }: Props) {
  const t = useTranslations('game')
  const { go } = useNavigator()
  return (
    <header className="flex min-h-12 items-center gap-1 border-b border-line px-1 sm:px-2">
      <button
        type="button"
        aria-label={t('exit')}
        onClick={() => (where === 'popup' ? window.close() : go('/'))}
        className="flex size-11 shrink-0 items-center justify-center rounded-lg hover:bg-raised"
      >
        <X size={22} aria-hidden="true" />
      </button>
      <ScreenLink
        to={lastLobby()}
        className="flex min-h-11 min-w-11 items-center justify-center gap-2 rounded-lg px-2 font-medium hover:bg-raised"
      >
        <LayoutGrid size={20} aria-hidden="true" />
        <span className="max-sm:sr-only">{t('lobby')}</span>
      </ScreenLink>
      <span className="flex-1" />
      {freePlay === '1' ? (
        <p className="py-1 text-end text-xs leading-tight text-muted sm:text-sm">{t('free')}</p>
      ) : (
        <Purse onDeposit={onDeposit} />
      )}
      <GameClock />
    </header>
  )
}

/** A visitor has none. */
function Purse({ onDeposit }: Pick<Props, 'onDeposit'>) {
  const t = useTranslations('game')
  const user = useSession((session) => session.user)
  const balance = useSettled(user?.balanceInfo.totalBalance ?? '')
  if (user === null) return null
  return (
    <>
      <p className="min-w-0 text-end leading-tight">
        <span className="block text-[0.6875rem] text-muted">{t('balance')}</span>
        <span className="text-sm font-semibold whitespace-nowrap tabular-nums">
          {balance} {user.user.currency}
        </span>
      </p>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-label={t('deposit')}
        onClick={onDeposit}
        className={join(buttonVariant('primary'), 'ml-1 shrink-0 max-sm:size-11 max-sm:p-0!')}
      >
        <Plus size={22} className="sm:hidden" aria-hidden="true" />
        <span className="max-sm:hidden">{t('deposit')}</span>
      </button>
    </>
  )
}

/** A text once it has stood for a moment; the first at once. */
function useSettled(text: string): string {
  const [settled, setSettled] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), SETTLES_MS)
    return () => clearTimeout(timer)
  }, [text])
  return settled
}
