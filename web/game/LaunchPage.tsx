/** Opens a company's game in the whole window (G07): one page for all of them. */
import type { Call } from '@uwanja/contract/wire/call'
import { game } from '@uwanja/contract/site/game'
import { useEffect } from 'react'
import { Redirect, useParams } from 'wouter'
import { ask, RefusedError } from '../ask.ts'
import { awaitedOutcome, earlyData, type EarlyOutcome } from '../early/early.ts'
import { useHere } from '../place.ts'
import { useQuery } from '../queries.ts'
import { readToken } from '../session/stored-user.ts'
import { noteWanted } from '../session/wanted.ts'
import { useLanguage } from '../texts/language.ts'
import type { LaunchName } from './companies.ts'
import { LAUNCH_MS, LAUNCH_ONCE } from './game-rules.ts'
import { GameStage } from './GameStage.tsx'
import { launchRequest } from './launch-request.ts'

type Launched = Awaited<ReturnType<typeof ask>>

/** What came is what is shown, a refusal too: the second launch would be another session. */
function answerOf(early: EarlyOutcome): Launched {
  if (early.came === 'refusal') throw new RefusedError(early.status)
  if (early.came === 'data') return early.data
  throw early.came === 'nothing' ? early.error : new Error('the launch was not answered')
}

export function LaunchPage({ name }: { name: LaunchName }) {
  const { 0: segment } = useParams()
  const { search } = useHere()
  const { language } = useLanguage()
  const { freeplay, values, path } = launchRequest({ name, segment, query: new URLSearchParams(search), language })
  const token = readToken()
  const needsLogin = freeplay === '0' && token === ''
  const launch = useQuery({
    ...LAUNCH_ONCE,
    queryKey: ['launch', name, values],
    // The page's head has asked already.
    initialData: () => earlyData<Launched>({ path, token }),
    async queryFn() {
      const early = await awaitedOutcome({ path, token })
      return early ? answerOf(early) : ask(game[name] as Call, values, LAUNCH_MS)
    },
    enabled: !needsLogin,
  })
  // A plain link led here, before any script could say that the game is wanted (R61).
  useEffect(() => {
    if (needsLogin) noteWanted(location.href)
  }, [needsLogin])
  if (needsLogin) return <Redirect to="/login" replace />
  return <GameStage launch={launch} freePlay={freeplay} />
}
