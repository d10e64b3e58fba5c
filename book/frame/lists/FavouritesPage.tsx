/** Matches and leagues with a star. */
import { useMatches, useSports } from '../answers/ask.ts'
import { Empty } from '../Empty.tsx'
import { Failed } from '../Failed.tsx'
import { useFavourites } from '../favourites.ts'
import { Link } from '../Link.tsx'
import { Loading } from '../Loading.tsx'
import { to } from '../routes.ts'
import { Star } from '../Star.tsx'
import { useSaid } from '../texts.ts'
import { countryName, leagueName } from '../words.ts'
import { ColumnSwitch } from './ColumnSwitch.tsx'
import { Heading } from './Heading.tsx'
import { MatchList } from './MatchList.tsx'

function StarredLeagues({ ids }: { readonly ids: readonly string[] }) {
  const said = useSaid()
  const { data } = useSports()
  const leagues = (data ?? []).flatMap(({ tournaments }) => tournaments).filter(({ id }) => ids.includes(id))
  return (
    <ul>
      {leagues.map((one) => (
        <li key={one.id} className="flex items-center border-t border-line pl-2">
          <Link
            to={to('league', one.id)}
            className="flex min-h-12 min-w-0 flex-1 items-center gap-2 text-text no-underline hover:underline"
          >
            <span className="min-w-0 flex-1 truncate">
              <span className="text-muted">{countryName(one, said)} · </span>
              {leagueName(one, said)}
            </span>
            <span className="text-sm text-muted tabular-nums">{one.live + one.ahead}</span>
          </Link>
          <Star kind="leagues" id={one.id} name={leagueName(one, said)} />
        </li>
      ))}
    </ul>
  )
}

export function FavouritesPage() {
  const { texts } = useSaid()
  const { matches, leagues } = useFavourites()
  const { state, data, again } = useMatches(matches)
  const rows = data?.filter(({ phase }) => phase !== 'over') ?? []
  return (
    <>
      <Heading level={1}>{texts.favourites}</Heading>
      {matches.length + leagues.length === 0 && <Empty>{texts.nothingStarred}</Empty>}
      {leagues.length > 0 && (
        <>
          <Heading level={2}>{texts.starredLeagues}</Heading>
          <StarredLeagues ids={leagues} />
        </>
      )}
      {matches.length > 0 && (
        <>
          <Heading level={2}>{texts.starredMatches}</Heading>
          {!data && (state === 'loading' ? <Loading rows={matches.length} /> : <Failed again={again} />)}
          {rows.length > 0 && <ColumnSwitch sport={rows[0]!.sport} />}
          {data && rows.length === 0 && <Empty>{texts.nothingAhead}</Empty>}
          <MatchList rows={rows} />
        </>
      )}
    </>
  )
}
