/** The head of a match's page: league, sides, score, clock or start. */
import { useSports } from '../answers/ask.ts'
import type { EventRow } from '../answers/changes.ts'
import { Link } from '../Link.tsx'
import { to } from '../routes.ts'
import { Star } from '../Star.tsx'
import { useSaid } from '../texts.ts'
import { When } from '../When.tsx'
import { clockText, countryName, leagueName, matchName, sidesOf } from '../words.ts'

export function MatchHead({ row }: { readonly row: EventRow }) {
  const said = useSaid()
  const { texts } = said
  const { data } = useSports()
  const league = data?.flatMap(({ tournaments }) => tournaments).find(({ id }) => id === row.tournamentId)
  const clock = clockText(row, said)
  const { home, away } = sidesOf(row, said)
  return (
    <div className="night bg-turf pb-3">
      <div className="flex items-center pl-2 text-sm">
        <Link
          to={to('league', row.tournamentId)}
          className="flex min-h-11 min-w-0 flex-1 items-center text-muted no-underline hover:underline"
        >
          <span className="truncate">
            {league ? `${countryName(league, said)} · ${leagueName(league, said)}` : row.tournament}
          </span>
        </Link>
        <Star kind="matches" id={row.id} name={matchName(row, said)} />
      </div>
      <h1 className="sr-only">{matchName(row, said)}</h1>
      <div className="flex items-center gap-2 px-3">
        <p className="min-w-0 flex-1 text-right text-base leading-tight font-semibold">{home}</p>
        <p className="shrink-0 text-center">
          {row.score && row.phase !== 'before' ? (
            <strong className="text-2xl tabular-nums">{`${row.score[0]} : ${row.score[1]}`}</strong>
          ) : (
            <strong className="text-lg text-muted">–</strong>
          )}
        </p>
        <p className="min-w-0 flex-1 text-base leading-tight font-semibold">{away}</p>
      </div>
      <p className="mt-1 flex justify-center gap-2 text-sm text-muted">
        {clock ? (
          <span className="font-semibold text-win tabular-nums">{clock}</span>
        ) : (
          <When at={row.startsAt} withDay />
        )}
        {(row.isVirtual || row.isReplay) && <span>{row.isReplay ? texts.replay : texts.virtual}</span>}
      </p>
    </div>
  )
}
