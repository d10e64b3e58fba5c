/** What is still to be played today, by the reader's own day. */
import { useState } from 'react'
import { useSaid } from '../texts.ts'
import { AheadList } from './AheadList.tsx'
import { ColumnSwitch } from './ColumnSwitch.tsx'
import { Heading } from './Heading.tsx'
import { SportTabs } from './SportTabs.tsx'
import { useSport } from './use-sport.ts'

const HOUR_MS = 3_600_000

/** Up to midnight where the reader is, in whole hours and at least one: the last hour of a day looks a little beyond it. */
function hoursLeft(now: Date): number {
  const midnight = new Date(now)
  midnight.setHours(24, 0, 0, 0)
  return Math.max(1, Math.floor((midnight.getTime() - now.getTime()) / HOUR_MS))
}

export function TodayPage() {
  const { texts } = useSaid()
  const sport = useSport()
  const [hours] = useState(() => hoursLeft(new Date()))
  return (
    <>
      <Heading level={1}>{texts.today}</Heading>
      <SportTabs path="/today" sport={sport} />
      <ColumnSwitch sport={sport} />
      <AheadList key={sport} asked={{ sport, hours }} empty={texts.nothingToday} />
    </>
  )
}
