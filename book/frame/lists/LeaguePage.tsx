/** A league: what is played now, what is ahead, and its table where it has one. */
import { useSports } from '../answers/ask.ts'
import { Empty } from '../Empty.tsx'
import { Failed } from '../Failed.tsx'
import { LEAGUE_HOURS } from '../first.ts'
import { Loading } from '../Loading.tsx'
import { Standings } from '../match/Standings.tsx'
import { Star } from '../Star.tsx'
import { useSaid } from '../texts.ts'
import { countryName, leagueName } from '../words.ts'
import { AheadList } from './AheadList.tsx'
import { ColumnSwitch } from './ColumnSwitch.tsx'
import { Heading } from './Heading.tsx'
import { LiveList } from './LiveList.tsx'
import { SeasonBets } from './SeasonBets.tsx'

export function LeaguePage({ id }: { readonly id: string }) {
  const said = useSaid()
  const { texts } = said
  const { state, data, again } = useSports()
  if (!data) return state === 'loading' ? <Loading /> : <Failed again={again} />
  const sport = data.find(({ tournaments }) => tournaments.some((one) => one.id === id))
  const league = sport?.tournaments.find((one) => one.id === id)
  if (!sport || !league) return <Empty>{texts.unknownLeague}</Empty>
  const name = leagueName(league, said)
  return (
    <>
      <Heading level={1} beside={<Star kind="leagues" id={id} name={name} />}>
        {name} <span className="text-sm font-normal text-muted">{countryName(league, said)}</span>
      </Heading>
      <ColumnSwitch sport={sport.sport} />
      <LiveList key={`live-${id}`} asked={{ tournament: id }} empty={null} />
      <Heading level={2}>{texts.ahead}</Heading>
      <AheadList key={id} asked={{ tournament: id, hours: LEAGUE_HOURS }} empty={texts.nothingAhead} />
      {sport.sport === 'football' && <SeasonBets tournament={id} league={name} />}
      {sport.sport === 'football' && <Standings tournament={id} sides={[]} />}
    </>
  )
}
