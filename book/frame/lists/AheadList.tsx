/** Matches ahead, a hundred at a time. */
import { Button } from '@uwanja/ui/Button'
import { useDeferredValue, useState } from 'react'
import { useAhead, type ListAsked } from '../answers/ask.ts'
import { Empty } from '../Empty.tsx'
import { Failed } from '../Failed.tsx'
import { Loading } from '../Loading.tsx'
import { useSaid } from '../texts.ts'
import { MatchList } from './MatchList.tsx'

interface Props {
  readonly asked: ListAsked & { readonly hours: number }
  readonly empty: string
  /** Only the first so many are shown until somebody wants more. */
  readonly first?: number
}
const PER_PAGE = 100

function Part({
  asked,
  offset,
  empty,
  first,
  isLast,
  more,
}: Props & { offset: number; isLast: boolean; more: () => void }) {
  const { texts } = useSaid()
  const [isWhole, setWhole] = useState(first === undefined)
  const { state, data: said, again } = useAhead({ ...asked, offset })
  // A list is made in slices, also when it comes later than its page: a tap meanwhile is heard meanwhile.
  const data = useDeferredValue(said)
  if (!data) return said || state === 'loading' ? <Loading /> : <Failed again={again} />
  if (data.total === 0) return <Empty>{empty}</Empty>
  const rows = isWhole ? data.events : data.events.slice(0, first)
  const hasMore = rows.length < data.events.length || (isLast && data.total > offset + PER_PAGE)
  return (
    <>
      <MatchList rows={rows} />
      {hasMore && (
        <div className="p-2">
          <Button className="w-full" onClick={() => (isWhole ? more() : setWhole(true))}>
            {texts.more}
          </Button>
        </div>
      )}
    </>
  )
}

export function AheadList(props: Props) {
  const [parts, setParts] = useState(1)
  return Array.from({ length: parts }, (_, at) => (
    <Part
      key={at}
      {...props}
      {...(at === 0 ? {} : { first: PER_PAGE })}
      offset={at * PER_PAGE}
      isLast={at === parts - 1}
      more={() => setParts(parts + 1)}
    />
  ))
}
