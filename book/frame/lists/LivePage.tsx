/** All matches that are played now, of a sport. */
import { useSaid } from '../texts.ts'
import { ColumnSwitch } from './ColumnSwitch.tsx'
import { Heading } from './Heading.tsx'
import { LiveList } from './LiveList.tsx'
import { SportTabs } from './SportTabs.tsx'
import { useSport } from './use-sport.ts'

export function LivePage() {
  const { texts } = useSaid()
  const sport = useSport()
  return (
    <>
      <Heading level={1}>{texts.liveNow}</Heading>
      <SportTabs path="/live" sport={sport} counts="live" />
      <ColumnSwitch sport={sport} />
      <LiveList key={sport} asked={{ sport }} empty={texts.nothingLive} />
    </>
  )
}
