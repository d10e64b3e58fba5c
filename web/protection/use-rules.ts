/** The player's own rules as the server knows them, and how the page changes them. Only where the server has the calls. */
import { queryOptions } from '@tanstack/react-query'
import type { Call, Reply } from '@uwanja/contract/wire/call'
import { everyPage } from '@uwanja/contract/site/every-page'
import { toasts } from '@uwanja/ui/toasts'
import { useState } from 'react'
import { ask } from '../ask.ts'
import { useLive } from '../live/capabilities.ts'
import { queries, useQuery } from '../queries.ts'
import type { Loose, Outcome } from '../send.ts'
import { useSession } from '../session/session.ts'
import { useStatusText } from '../texts/use-texts.ts'
import { useTranslations } from '../texts/use-translations.ts'
import type { Rules } from './own-rules.ts'

export type Limit = NonNullable<NonNullable<Rules['limits']>[number]>
export interface Pending {
  readonly from?: string | null | undefined
  readonly until?: string | null | undefined
  readonly isRipe?: boolean | null | undefined
}

const KEY = 'rules'
export const RULES_CALL = 'Protection/GetRules'

export const rulesQuery = (token: string) =>
  queryOptions({
    queryKey: [KEY, token],
    queryFn: ({ signal }) => ask(everyPage.getRules, {}, signal),
    // Several places ask; what changes them here reads them again.
    staleTime: 60_000,
  })

/** Null where there are none to be shown: a visitor, or a server that does not have them. */
export function useRules() {
  const token = useSession((session) => session.user?.token ?? '')
  const isThere = useLive((live) => live.calls?.includes(RULES_CALL) === true)
  const query = useQuery({ ...rulesQuery(token), enabled: token !== '' && isThere })
  return token !== '' && isThere ? query : null
}

/** One change at a time: says what came of it, and reads the rules again. */
export function useChange() {
  const t = useTranslations('ownRules')
  const statusText = useStatusText()
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
