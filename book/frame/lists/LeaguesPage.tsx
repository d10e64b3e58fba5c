/** All leagues of a sport, by country. */
import { type League, useSports } from '../answers/ask.ts'
import { Empty } from '../Empty.tsx'
import { Failed } from '../Failed.tsx'
import { Link } from '../Link.tsx'
import { Loading } from '../Loading.tsx'
import { to } from '../routes.ts'
import { Star } from '../Star.tsx'
import { useSaid } from '../texts.ts'
import { countryName, leagueName } from '../words.ts'
import { Heading } from './Heading.tsx'
import { SportTabs } from './SportTabs.tsx'
import { useSport } from './use-sport.ts'

export function LeaguesPage() {
  const said = useSaid()
  const { texts } = said
  const sport = useSport()
  const { state, data, again } = useSports()
  const leagues = data?.find((one) => one.sport === sport)?.tournaments ?? []
  const countries = new Map<string, League[]>()
  for (const one of leagues)
    countries.set(countryName(one, said), [...(countries.get(countryName(one, said)) ?? []), one])
  const sorted = [...countries].sort(([one], [other]) => one.localeCompare(other, said.locale))
  return (
    <>
      <Heading level={1}>{texts.leagues}</Heading>
      <SportTabs path="/leagues" sport={sport} />
      {!data && (state === 'loading' ? <Loading /> : <Failed again={again} />)}
      {data && leagues.length === 0 && <Empty>{texts.nothingAhead}</Empty>}
      {sorted.map(([country, its]) => (
        <section key={country}>
          <h2 className="bg-surface px-2 py-2 text-sm font-semibold text-muted">{country}</h2>
          <ul>
            {its.map((one) => (
              <li key={one.id} className="flex items-center border-t border-line pl-2">
                <Link
                  to={to('league', one.id)}
                  className="flex min-h-12 min-w-0 flex-1 items-center gap-2 text-text no-underline hover:underline"
                >
                  <span className="min-w-0 flex-1 truncate">{leagueName(one, said)}</span>
                  {one.live > 0 && (
                    <span className="text-xs font-semibold text-win tabular-nums">{`${texts.live} ${one.live}`}</span>
                  )}
                  <span className="w-10 text-right text-sm text-muted tabular-nums">{one.live + one.ahead}</span>
                </Link>
                <Star kind="leagues" id={one.id} name={leagueName(one, said)} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </>
  )
}
