/** Results of the last days, by sport, days and what is typed. */
import { RESULT_DAYS } from '@uwanja/contract/book/history'
import { join } from '@uwanja/ui/looks/join'
import { useState } from 'react'
import { useResults } from '../answers/ask.ts'
import { Empty } from '../Empty.tsx'
import { Failed } from '../Failed.tsx'
import { Loading } from '../Loading.tsx'
import { useSaid } from '../texts.ts'
import { Heading } from './Heading.tsx'
import { ResultRows } from './ResultRows.tsx'
import { SearchField } from './SearchField.tsx'
import { SportTabs } from './SportTabs.tsx'
import { useSport } from './use-sport.ts'

const DAYS = [
  ['one', 1],
  ['three', 3],
  ['seven', RESULT_DAYS],
] as const

export function ResultsPage() {
  const { texts } = useSaid()
  const sport = useSport()
  const [days, setDays] = useState<number>(1)
  const [typed, setTyped] = useState('')
  const text = typed.trim()
  const { state, data, again } = useResults({ sport, days, ...(text.length < 2 ? {} : { text }) })
  return (
    <>
      <Heading level={1}>{texts.results}</Heading>
      <SportTabs path="/results" sport={sport} />
      <SearchField value={typed} onChange={setTyped} />
      <div role="group" aria-label={texts.daysLabel} className="flex gap-1 px-2 pb-2">
        {DAYS.map(([name, count]) => (
          <button
            key={name}
            type="button"
            aria-pressed={days === count}
            onClick={() => setDays(count)}
            className={join(
              'min-h-11 flex-1 rounded-lg px-2 text-sm font-semibold',
              days === count ? 'bg-turf text-chalk' : 'bg-surface text-muted hover:text-text',
            )}
          >
            {texts.days[name]}
          </button>
        ))}
      </div>
      {!data && (state === 'loading' ? <Loading /> : <Failed again={again} />)}
      {data && data.total === 0 && <Empty>{texts.nothingOver}</Empty>}
      {data && <ResultRows matches={data.matches} />}
    </>
  )
}
