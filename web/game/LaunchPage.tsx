/** Opens a game of a company whose contract row names no values yet: asks the launch call and shows what it answers. */
import { useQuery } from '@tanstack/react-query'
import { game } from '@uwanja/contract/game'
import { Navigate, useSearchParams } from 'react-router'
import { ask } from '../ask.ts'
import { readToken } from '../session/stored-user.ts'
import { freePlayOf, LAUNCH_ONCE } from './game-rules.ts'
import { GameStage } from './GameStage.tsx'

export type LaunchName = Exclude<Extract<keyof typeof game, `start${string}`>, 'startBetsolutions'>

export function LaunchPage({ name }: { name: LaunchName }) {
  const [query] = useSearchParams()
  const freePlay = freePlayOf(query)
  const needsLogin = freePlay === '0' && readToken() === ''
  const launch = useQuery({
    ...LAUNCH_ONCE,
    queryKey: ['launch', name, query.toString()],
    queryFn: () => ask(game[name], {}),
    enabled: !needsLogin,
  })
  if (needsLogin) return <Navigate to="/login" replace />
  return <GameStage launch={launch} freePlay={freePlay} />
}
