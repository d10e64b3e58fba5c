/** Opens a game of BetSolutions in the whole window (specification A2.8, B2 game launch pages). */
import { useQuery } from '@tanstack/react-query'
import { game } from '@uwanja/contract/game'
import { buttonLook } from '@uwanja/ui/looks/button'
import { Spinner } from '@uwanja/ui/Spinner'
import { Navigate, useParams, useSearchParams } from 'react-router'
import { useTranslations } from 'use-intl'
import { ask, RefusedError } from '../ask.ts'
import { readToken } from '../session/stored-user.ts'
import { ScreenLink } from '../shell/ScreenLink.tsx'
import { useLanguage } from '../texts/language.ts'
import { useStatusText } from '../texts/use-texts.ts'
import { gameAddress, launchRequest } from './game-rules.ts'
import { GameBar } from './GameBar.tsx'
import { GAME_WINDOW } from './zeppelin.ts'

export function GamePage() {
  const t = useTranslations('game')
  const { productId } = useParams()
  const [query] = useSearchParams()
  const { language } = useLanguage()
  const request = launchRequest(productId, query, language)
  const needsLogin = request.freeplay === '0' && readToken() === ''
  const launch = useQuery({
    queryKey: ['launch', request],
    queryFn: () => ask(game.startBetsolutions, request),
    enabled: !needsLogin,
    // A launch makes a one-time token: asked once, never again by itself, never from memory.
    retry: false,
    staleTime: Infinity,
    gcTime: 0,
  })
  if (needsLogin) return <Navigate to="/login" replace />

  const address = gameAddress(launch.data?.url)
  const inPopup = window.name === GAME_WINDOW
  return (
    <div className="night flex h-dvh flex-col bg-ground">
      {!inPopup && <GameBar freePlay={request.freeplay} />}
      <main className="relative flex min-h-0 flex-1">
        <h1 className="sr-only">{t('frame')}</h1>
        {address ? (
          <iframe
            title={t('frame')}
            src={address}
            className="size-full border-0"
            allow="fullscreen; autoplay"
            referrerPolicy="no-referrer"
            sandbox="allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox"
          />
        ) : launch.isPending ? (
          <p role="status" className="m-auto flex items-center gap-3">
            <Spinner /> {t('opening')}
          </p>
        ) : (
          <Failed error={launch.error} where={inPopup ? 'popup' : 'window'} />
        )}
      </main>
    </div>
  )
}

function Failed({ error, where }: { error: Error | null; where: 'popup' | 'window' }) {
  const t = useTranslations()
  const statusText = useStatusText()
  return (
    <div role="alert" className="m-auto flex max-w-md flex-col items-center gap-4 p-6 text-center">
      <h2 className="text-2xl font-bold">{t('game.failedTitle')}</h2>
      <p className="text-muted">{error instanceof RefusedError ? statusText(error.status) : t('game.failedUnknown')}</p>
      <div className="flex flex-wrap justify-center gap-3">
        <button type="button" className={buttonLook('primary')} onClick={() => location.reload()}>
          {t('form.retry')}
        </button>
        {where === 'popup' ? (
          <button type="button" className={buttonLook('secondary')} onClick={() => window.close()}>
            {t('shell.close')}
          </button>
        ) : (
          <ScreenLink to="/" className={buttonLook('secondary')}>
            {t('game.back')}
          </ScreenLink>
        )}
      </div>
    </div>
  )
}
