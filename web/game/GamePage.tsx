/** Opens a game of BetSolutions in the whole window (specification A2.8, B2 game launch pages). */
import { useQuery } from '@tanstack/react-query'
import { game } from '@uwanja/contract/game'
import { Navigate, useParams, useSearchParams } from 'react-router'
import { ask } from '../ask.ts'
import { readToken } from '../session/stored-user.ts'
import { useLanguage } from '../texts/language.ts'
import { LAUNCH_ONCE, launchRequest } from './game-rules.ts'
import { GameStage } from './GameStage.tsx'

export function GamePage() {
  const { productId } = useParams()
  const [query] = useSearchParams()
  const { language } = useLanguage()
  const request = launchRequest(productId, query, language)
  const needsLogin = request.freeplay === '0' && readToken() === ''
  const launch = useQuery({
    ...LAUNCH_ONCE,
    queryKey: ['launch', request],
    queryFn: () => ask(game.startBetsolutions, request),
    enabled: !needsLogin,
  })
  if (needsLogin) return <Navigate to="/login" replace />
  return <GameStage launch={launch} freePlay={request.freeplay} />
}
