/** The first page: what is played now, what many picked, what is next. */
import { memo, useDeferredValue } from 'react'
import type { Sport } from '../answers/ask.ts'
import { FIRST_HOURS } from '../first.ts'
import { Link } from '../Link.tsx'
import { to } from '../routes.ts'
import { useSaid } from '../texts.ts'
import { AheadList } from './AheadList.tsx'
import { ColumnSwitch } from './ColumnSwitch.tsx'
import { Heading } from './Heading.tsx'
import { LiveList } from './LiveList.tsx'
import { Popular } from './Popular.tsx'
import { PopularMultiples } from './PopularMultiples.tsx'
import { SportTabs } from './SportTabs.tsx'
import { useSport } from './use-sport.ts'

const MOST_LIVE = 5
const FIRST_ROWS = 25

export function HomePage() {
  const { texts } = useSaid()
  const sport = useSport()
  return (
    <>
      <h1 className="sr-only">{texts.sports[sport]}</h1>
      <SportTabs path="/" sport={sport} />
      {/* The tab is seen at once; the lists of another sport are made in slices. */}
      <Lists sport={useDeferredValue(sport)} />
    </>
  )
}

const Lists = memo(function Lists({ sport }: { readonly sport: Sport }) {
  const { texts } = useSaid()
  return (
    <>
      <Popular sport={sport} />
      <PopularMultiples sport={sport} />
      <ColumnSwitch sport={sport} />
      <Heading
        level={2}
        beside={
          <Link
            to={sport === 'football' ? to('live') : `${to('live')}?sport=${sport}`}
            className="flex min-h-11 items-center text-sm text-link"
          >
            {texts.allLive}
          </Link>
        }
      >
        {texts.liveNow}
      </Heading>
      <LiveList key={`live-${sport}`} asked={{ sport }} empty={texts.nothingLive} most={MOST_LIVE} />
      <Heading level={2}>{texts.ahead}</Heading>
      <AheadList
        key={`ahead-${sport}`}
        asked={{ sport, hours: FIRST_HOURS }}
        empty={texts.nothingAhead}
        first={FIRST_ROWS}
      />
    </>
  )
})
