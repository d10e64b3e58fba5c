/** Where a game stands: its frame in the whole window, the wait before it, or why it did not open. */
import { buttonVariant } from '@uwanja/ui/looks/button'
import { Spinner } from '@uwanja/ui/Spinner'
import { Suspense, useState } from 'react'
import { RefusedError } from '../ask.ts'
import { ScreenLink } from '../shell/ScreenLink.tsx'
import { useStatusText } from '../texts/use-texts.ts'
import { useTranslations } from '../texts/use-translations.ts'
import { gameAddress, taxOf } from './game-rules.ts'
import { GameBar } from './GameBar.tsx'
import { GameFrame } from './GameFrame.tsx'
import { lastLobby } from './last-lobby.ts'
import { GAME_WINDOW } from './open-game.ts'
import { usePausedGame } from './use-paused-game.ts'
import { tapped } from '../missing/late.ts'

/** Few pay in the middle of a game. */
const DepositSheet = tapped(async () => (await import('./DepositSheet.tsx')).DepositSheet)

interface Launch {
  /** `{ url }` when it went well; a server may say anything. */
  readonly data: unknown
  readonly error: Error | null
  readonly isPending: boolean
}

export function GameStage({ launch, freePlay }: { launch: Launch; freePlay: '0' | '1' }) {
  const t = useTranslations('game')
  const answer = (launch.data ?? {}) as Readonly<Record<string, unknown>>
  const percent = taxOf(answer)
  const winnings = useTranslations('tax')
  const address = gameAddress(answer['url'])
  const inPopup = window.name === GAME_WINDOW
  const [loaded, setLoaded] = useState<string | null>(null)
  const [isPaying, setPaying] = useState(false)
  const { onFrame, tell } = usePausedGame(address, isPaying ? 'covered' : 'open')
  return (
    <div className="night flex h-dvh flex-col bg-ground">
      <GameBar freePlay={freePlay} where={inPopup ? 'popup' : 'window'} onDeposit={() => setPaying(true)} />
      {percent !== null && (
        <p className="border-b border-line px-3 py-1 text-center text-xs text-muted">
          {winnings('winnings', { percent })}
        </p>
      )}
      <main className="relative flex min-h-0 flex-1">
        <h1 className="sr-only">{t('frame')}</h1>
        {/* Behind the frame, which is empty until the company's page has come. */}
        {(address ? loaded !== address : launch.isPending) && (
          <p role="status" className="absolute inset-0 flex items-center justify-center gap-3">
            <Spinner /> {t('opening')}
          </p>
        )}
        {address ? (
          <GameFrame
            title={t('frame')}
            address={address}
            onFrame={onFrame}
            onLoad={() => {
              setLoaded(address)
              tell()
            }}
          />
        ) : (
          !launch.isPending && <Failed error={launch.error} where={inPopup ? 'popup' : 'window'} />
        )}
      </main>
      {isPaying && (
        <Suspense>
          <DepositSheet onClose={() => setPaying(false)} />
        </Suspense>
      )}
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
        <button type="button" className={buttonVariant('primary')} onClick={() => location.reload()}>
          {t('form.retry')}
        </button>
        {where === 'popup' ? (
          <button type="button" className={buttonVariant('secondary')} onClick={() => window.close()}>
            {t('shell.close')}
          </button>
        ) : (
          <ScreenLink to={lastLobby()} className={buttonVariant('secondary')}>
            {t('game.lobby')}
          </ScreenLink>
        )}
      </div>
    </div>
  )
}
