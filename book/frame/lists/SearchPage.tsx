/** Search that forgives: a side or a league, in any letters and with a typing error. */
import { fill } from '@uwanja/i18n/fill'
import { useEffect, useState } from 'react'
import { useSearch } from '../answers/ask.ts'
import { Empty } from '../Empty.tsx'
import { Failed } from '../Failed.tsx'
import { Loading } from '../Loading.tsx'
import { go } from '../place.ts'
import { to } from '../routes.ts'
import { useShown } from '../shown.ts'
import { useSaid } from '../texts.ts'
import { ColumnSwitch } from './ColumnSwitch.tsx'
import { MatchList } from './MatchList.tsx'
import { SearchField } from './SearchField.tsx'

const TYPING_MS = 250

export function SearchPage() {
  const { texts } = useSaid()
  const asked = new URLSearchParams(useShown().search).get('text') ?? ''
  const [typed, setTyped] = useState(asked)
  useEffect(() => {
    if (typed.trim() === asked) return
    const timer = setTimeout(
      () =>
        go(
          typed.trim() === ''
            ? to('search')
            : `${to('search')}?${new URLSearchParams({ text: typed.trim() }).toString()}`,
          { isSamePage: true },
        ),
      TYPING_MS,
    )
    return () => clearTimeout(timer)
  }, [typed, asked])
  const { state, data, again } = useSearch(asked)
  const isAsked = asked.length >= 2
  return (
    <>
      <h1 className="sr-only">{texts.search}</h1>
      <SearchField value={typed} onChange={setTyped} isFirst />
      <p role="status" className="px-3 text-sm text-muted">
        {!isAsked ? texts.searchStart : data && data.total > 0 ? fill(texts.found, { count: data.total }) : ''}
      </p>
      {isAsked && !data && (state === 'loading' ? <Loading rows={3} /> : <Failed again={again} />)}
      {isAsked && data?.total === 0 && <Empty>{fill(texts.notFound, { text: asked })}</Empty>}
      {isAsked && data && data.total > 0 && (
        <>
          <ColumnSwitch sport={data.events[0]?.sport ?? 'football'} />
          <MatchList rows={data.events} />
        </>
      )}
    </>
  )
}
