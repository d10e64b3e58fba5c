/** A lobby (G01): kinds, studio, search, and the games of the place that the address names. */
import { LOBBIES, type LobbyName } from '@uwanja/contract/site/lobbies'
import { Button } from '@uwanja/ui/Button'
import { EmptyState } from '@uwanja/ui/EmptyState'
import { Heart, SearchX } from 'lucide-react'
import { Suspense, useCallback, useEffect, useMemo } from 'react'
import { useHere, useNavigator } from '../place.ts'
import { useSession } from '../session/session.ts'
import { useTranslations } from '../texts/use-translations.ts'
import { GameList } from './GameList.tsx'
import { KindTabs } from './KindTabs.tsx'
import { isFreePlay } from './launch-rules.ts'
import { placeOf, queryOf, type Place } from './lobby-rules.ts'
import { LobbyTools } from './LobbyTools.tsx'
import { Playable } from './Playable.tsx'
import { useGames, useIsBrowser } from './use-games.ts'
import { late } from '../missing/late.ts'

/** Players have them, and their server: visitors do not download them. */
const RecentGames = late(async () => (await import('./RecentGames.tsx')).RecentGames)

/** The first look comes soon, for a house that was just opened; then each waits twice as long, for looking costs too. */
const LOOK_AGAIN_MS = { first: 5_000, most: 300_000 } as const

export function LobbyPage({ name }: { name: LobbyName }) {
  const t = useTranslations('nav')
  return (
    <div className="flex flex-col gap-3 sm:gap-4">
      <h1 className="text-2xl font-bold sm:text-3xl">{t(name)}</h1>
      <Playable>
        <Hall name={name} />
      </Playable>
    </div>
  )
}

function Hall({ name }: { name: LobbyName }) {
  const t = useTranslations('lobby')
  const lobby = LOBBIES[name]
  const { place, userName, go } = usePlace(name)
  const list = useGames(lobby, place)
  const hall = useMemo(() => ({ lobby: name, category: place.category }), [name, place.category])
  const onStudio = useCallback((providerId: number) => go({ providerId }, 'push'), [go])
  const onSearch = useCallback((search: string) => go({ search }, 'replace'), [go])
  const isStart = queryOf(lobby, place) === ''
  return (
    <>
      <KindTabs lobby={lobby} place={place} userName={userName} />
      <LobbyTools lobby={lobby} place={place} onStudio={onStudio} onSearch={onSearch} />
      {isStart && userName !== undefined && (
        <Suspense>
          <RecentGames lobby={name} />
        </Suspense>
      )}
      {isFreePlay(name, place.category) && <p className="text-sm text-muted">{t('freeText')}</p>}
      <GameList
        list={list}
        hall={hall}
        pages="all"
        empty={
          <Empty
            lobby={name}
            place={place}
            onAll={() => go({ providerId: 0, search: '' }, 'push')}
            onAgain={list.onAgain}
          />
        }
      />
    </>
  )
}

/** The address as a place, and the way to another one. A search that is being refined is one place of the history. */
function usePlace(name: LobbyName) {
  const lobby = LOBBIES[name]
  const { pathname, search } = useHere()
  const navigator = useNavigator()
  const isBrowser = useIsBrowser()
  const userName = useSession((session) => session.user?.user.userName)
  const query = isBrowser ? search : ''
  const place = useMemo(() => placeOf(lobby, userName, new URLSearchParams(query)), [lobby, userName, query])
  const go = useCallback(
    (change: Partial<Place>, how: 'push' | 'replace') => {
      navigator.go(pathname + queryOf(lobby, { ...place, ...change }), { replace: how === 'replace' })
    },
    [lobby, place, pathname, navigator],
  )
  return { place, userName, go }
}

type EmptyProps = { lobby: LobbyName; place: Place; onAll: () => void; onAgain: () => void }

function Empty({ lobby, place, onAll, onAgain }: EmptyProps) {
  const t = useTranslations('lobby')
  const isNarrowed = place.providerId !== 0 || place.search !== ''
  if (isNarrowed)
    return (
      <EmptyState title={t('empty')} mark={<SearchX size={40} aria-hidden="true" />}>
        <p>{t('emptyText')}</p>
        <Button onClick={onAll}>{t('showAll')}</Button>
      </EmptyState>
    )
  if (place.category === LOBBIES[lobby].favourites)
    return (
      <EmptyState title={t('emptyFavourites')} mark={<Heart size={40} aria-hidden="true" />}>
        <p>{t('emptyFavouritesText')}</p>
      </EmptyState>
    )
  return <EmptyRoom onAgain={onAgain} />
}

/** A house that was just opened reads its companies' lists; one that closed a room may open it again. */
function EmptyRoom({ onAgain }: { onAgain: () => void }) {
  const t = useTranslations('lobby')
  useEffect(() => {
    let pauseMs: number = LOOK_AGAIN_MS.first
    const look = () => {
      if (!document.hidden) onAgain()
      pauseMs = Math.min(2 * pauseMs, LOOK_AGAIN_MS.most)
      looking = setTimeout(look, pauseMs)
    }
    let looking = setTimeout(look, pauseMs)
    return () => clearTimeout(looking)
  }, [onAgain])
  return (
    <EmptyState title={t('emptyRoom')}>
      <p>{t('emptyRoomText')}</p>
    </EmptyState>
  )
}
