/** Opens a company's game in the whole window (G07): one page for all of them. */
import type { Call } from '@uwanja/contract/wire/call'
import { game } from '@uwanja/contract/site/game'
import { useEffect } from 'react'
import { Redirect, useParams } from 'wouter'
import { ask } from '../ask.ts'
import { useHere } from '../place.ts'
import { useQuery } from '../queries.ts'
import { readToken } from '../session/stored-user.ts'
import { noteWanted } from '../session/wanted.ts'
import { useLanguage } from '../texts/language.ts'
import { COMPANIES, type LaunchName } from './companies.ts'
import { addressValues, LAUNCH_ONCE } from './game-rules.ts'
import { GameStage } from './GameStage.tsx'
import { isMobile } from './is-mobile.ts'
import { lastLobby } from './last-lobby.ts'

export function LaunchPage({ name }: { name: LaunchName }) {
  const { 0: segment } = useParams()
  const { search } = useHere()
  const { language } = useLanguage()
  const address = addressValues(new URLSearchParams(search))
  const request = COMPANIES[name]({
    ...address,
    segment,
    lang: language,
    isMobile: isMobile(),
    lobbyUrl: `${location.origin}${lastLobby()}`,
  })
  const needsLogin = address.freeplay === '0' && readToken() === ''
  const launch = useQuery({
    ...LAUNCH_ONCE,
    queryKey: ['launch', name, request],
    queryFn: () => ask(game[name] as Call, request),
    enabled: !needsLogin,
  })
  // A plain link led here, before any script could say that the game is wanted (R61).
  useEffect(() => {
    if (needsLogin) noteWanted(location.href)
  }, [needsLogin])
  if (needsLogin) return <Redirect to="/login" replace />
  return <GameStage launch={launch} freePlay={address.freeplay} />
}
