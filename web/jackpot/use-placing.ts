/** Buying a ticket: what was answered, in the specification's words where it has them (B8). */
import type { RawInput } from '@uwanja/contract/wire/call'
import { jackpot } from '@uwanja/contract/site/jackpot'
import { useState } from 'react'
import { useNavigator } from '../place.ts'
import { queries } from '../queries.ts'
import { send } from '../send.ts'
import { pollNow } from '../session/polls.ts'
import { readToken } from '../session/stored-user.ts'
import { noteWanted } from '../session/wanted.ts'
import { useStatusText } from '../texts/use-texts.ts'
import { useTranslations } from '../texts/use-translations.ts'
import { TICKETS_KEY } from './use-jackpots.ts'

type Lines = RawInput<typeof jackpot.placeManualJackpotBet>

/** `incomplete`: the one refusal with a text of its own; any other failure is headed "Error". */
export type Answer =
  | { readonly kind: 'bought'; readonly number: string }
  | { readonly kind: 'incomplete' | 'failed'; readonly text: string }

const INCOMPLETE = 'YouMustChooseEitherHomeDrawOrAwayForAllEvent'

/** What data.status says counts before the envelope's own. */
function statusOf(data: unknown, status: string): string {
  const said = typeof data === 'object' && data !== null ? (data as { status?: unknown }).status : undefined
  return typeof said === 'string' && said !== '' ? said : status
}

/** @param onBought The slip clears. */
export function usePlacing(jackpotId: number, onBought: () => void) {
  const t = useTranslations()
  const statusText = useStatusText()
  const { go } = useNavigator()
  const [isPlacing, setPlacing] = useState(false)
  const [answer, setAnswer] = useState<Answer | null>(null)

  async function sent(lines: Lines): Promise<Answer> {
    const outcome = await send(jackpot.placeManualJackpotBet, lines)
    const status = statusOf(outcome.data, outcome.ok ? 'Success' : outcome.status)
    if (outcome.ok && status === 'Success') return { kind: 'bought', number: String(outcome.data?.betId ?? '') }
    if (status === INCOMPLETE) return { kind: 'incomplete', text: t(INCOMPLETE) }
    return { kind: 'failed', text: statusText(`message.${status}`) }
  }

  async function place(lines: Lines): Promise<void> {
    if (readToken() === '') {
      noteWanted(location.href)
      return go('/login')
    }
    setPlacing(true)
    setAnswer(null)
    try {
      const next = await sent(lines)
      setAnswer(next)
      if (next.kind !== 'bought') return
      onBought()
      for (const queryKey of [TICKETS_KEY, ['jackpots'], ['jackpot-events', jackpotId]])
        void queries.invalidateQueries({ queryKey })
    } catch (error) {
      setAnswer({ kind: 'failed', text: t('jackpot.lost') })
      throw error
    } finally {
      setPlacing(false)
      pollNow()
    }
  }
  return { place, isPlacing, answer }
}
