/** The player's own rules as the server knows them, and how the page changes them. Only where the server has the calls. */
import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { Call, Reply } from '@uwanja/contract/call'
import { protection } from '@uwanja/contract/protection'
import { toasts } from '@uwanja/ui/toasts'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { ask } from '../ask.ts'
import { useLive } from '../live/capabilities.ts'
import type { Loose, Outcome } from '../send.ts'
import { useSession } from '../session/session.ts'
import { useStatusText } from '../texts/use-texts.ts'

export type Rules = NonNullable<Loose<Reply<typeof protection.getRules>>>
export type Limit = NonNullable<NonNullable<Rules['limits']>[number]>
export interface Pending {
  readonly from?: string | null | undefined
  readonly until?: string | null | undefined
  readonly isRipe?: boolean | null | undefined
}

const KEY = 'rules'

/** Null where there are none to be shown: a visitor, or a server that does not have them. */
export function useRules() {
  const token = useSession((session) => session.user?.token ?? '')
  const isThere = useLive((live) => live.calls?.includes('Protection/GetRules') === true)
  const query = useQuery({
    queryKey: [KEY, token],
    queryFn: ({ signal }) => ask(protection.getRules, {}, signal),
    enabled: token !== '' && isThere,
    // Every menu asks; what changes them here reads them again.
    staleTime: 60_000,
  })
  return token !== '' && isThere ? query : null
}

/** Not playing by a promise of one's own: what it is, and until when. */
export function promiseOf(rules: Rules | null | undefined): { kind: 'timeOut' | 'exclusion'; until: string } | null {
  if (rules?.exclusion?.until) return { kind: 'exclusion', until: rules.exclusion.until }
  return rules?.timeOutUntil ? { kind: 'timeOut', until: rules.timeOutUntil } : null
}

/** Excluded himself: shown no way to play. */
export function useIsExcluded(): boolean {
  return promiseOf(useRules()?.data)?.kind === 'exclusion'
}

/** One change at a time: says what came of it, and reads the rules again. */
export function useChange() {
  const t = useTranslations('ownRules')
  const statusText = useStatusText()
  const queries = useQueryClient()
  const [isWorking, setWorking] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)

  async function change<C extends Call>(
    sent: Promise<Outcome<C>>,
    then: 'rules are read again' | 'rules go with the session' = 'rules are read again',
  ): Promise<Loose<Reply<C>> | 'failed'> {
    setWorking(true)
    setProblem(null)
    const outcome = await sent.catch(() => null)
    setWorking(false)
    if (!outcome?.ok) setProblem(outcome ? statusText(outcome.status) : t('lost'))
    if (!outcome?.ok || then === 'rules are read again') void queries.invalidateQueries({ queryKey: [KEY] })
    return outcome?.ok ? outcome.data : 'failed'
  }

  /** @param holds What the server said of a change that may have to be thought over. */
  function tell(holds: 'at once' | 'later'): void {
    toasts.show('success', holds === 'later' ? t('asked') : t('saved'))
  }
  return { change, tell, problem, isWorking, busyLabel: isWorking ? t('working') : undefined }
}
