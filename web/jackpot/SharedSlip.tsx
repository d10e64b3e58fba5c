/** An address with six letters: their picks take the place of this tab's for the same round, which is shown then. */
import { useEffect, type ReactNode } from 'react'
import { Failed } from '../Failed.tsx'
import { useNavigator } from '../place.ts'
import { useTranslations } from '../texts/use-translations.ts'
import { CodeEntry } from './CodeEntry.tsx'
import { PATHS } from './paths.ts'
import { useSharedSlip } from './use-shared-slip.ts'
import { keepPicks } from './use-slip.ts'

interface Props {
  readonly code: string
  /** As the page's HTML has it before anybody knows the address. */
  readonly waiting: ReactNode
}

export function SharedSlip({ code, waiting }: Props) {
  const t = useTranslations('jackpot')
  const { go } = useNavigator()
  const query = useSharedSlip(code)
  const { data } = query
  useEffect(() => {
    if (!data) return
    const id = data.jackpotId ?? 0
    keepPicks(id, Object.fromEntries((data.picks ?? []).map((one) => [String(one?.eventId ?? ''), one?.pick ?? ''])))
    go(`${PATHS.list}?jackpotId=${String(id)}`, { replace: true })
  }, [data, go])
  if (!query.error) return waiting
  return (
    <>
      <Failed query={query} text={t('failed')} />
      <CodeEntry />
    </>
  )
}
