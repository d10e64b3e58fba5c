/** This phone's notices, for a card and for an offer: what they are, and how they are changed. */
import type { PushKind } from '@uwanja/contract/site/push'
import { useState } from 'react'
import { useLive } from '../live/capabilities.ts'
import { useQuery } from '../queries.ts'
import { useStatusText } from '../texts/use-texts.ts'
import { useTranslations } from '../texts/use-translations.ts'
import { lookAgain, pushPlace, subscribeHere, subscribeHereToNothing, type Told } from './phone.ts'
import { stateOf } from './push-rules.ts'

export function usePush() {
  const t = useTranslations('push')
  const statusText = useStatusText()
  const enabled = useLive((live) => live.calls?.includes('Push/Subscribe') === true)
  const { data: place, isLoading } = useQuery({ ...pushPlace, enabled })
  const [work, setWork] = useState<'idle' | 'working' | 'saved'>('idle')
  const [problem, setProblem] = useState<string | null>(null)

  const problemOf = (told: Told): string | null => {
    if (told === 'lost') return t('lost')
    if (told === 'no-service') return t('noService')
    return typeof told === 'object' ? statusText(told.status) : null
  }
  /** @param kinds None: this phone is told nothing any more. */
  async function choose(kinds: readonly PushKind[]): Promise<void> {
    if (!place || work === 'working') return
    setWork('working')
    setProblem(null)
    const told = await (kinds.length > 0 ? subscribeHere(place.publicKey, kinds) : subscribeHereToNothing()).catch(
      (): Told => 'lost',
    )
    await lookAgain()
    setProblem(problemOf(told))
    setWork(told === 'done' ? 'saved' : 'idle')
  }
  return { state: stateOf(place), isLooking: isLoading, kinds: place?.kinds ?? null, work, problem, choose }
}
