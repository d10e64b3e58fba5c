/** A page as far as the role may open it; the server refuses its calls whatever is shown here. */
import { Outlet } from 'react-router'
import { office } from '@uwanja/contract/operators/office'
import { EmptyState } from '@uwanja/ui/EmptyState'
import { useOfficeQuery } from './ask.ts'
import { OfficeQuery } from './OfficeQuery.tsx'
import type { Screen } from './screen.ts'
import { useSpeech } from './speech.ts'
import { useMe } from './use-me.ts'

export function Allowed({ needs }: Pick<Screen, 'needs'>) {
  const { texts } = useSpeech()
  const { may } = useMe()
  // Nothing is asked for before it is known who asks.
  const asked = useOfficeQuery(office.me, {})
  return (
    <OfficeQuery asked={asked}>{() => (may(needs) ? <Outlet /> : <EmptyState title={texts.notYours} />)}</OfficeQuery>
  )
}
