/** Matches below the names of their leagues, in the order in which they came. */
import { type League, useSports } from '../answers/ask.ts'
import type { EventRow } from '../answers/changes.ts'
import { Link } from '../Link.tsx'
import { to } from '../routes.ts'
import { Star } from '../Star.tsx'
import { useSaid } from '../texts.ts'
import { countryName, leagueName } from '../words.ts'
import { COLUMNS } from './columns.ts'
import { useColumn } from './column-choice.ts'
import { MatchRow } from './MatchRow.tsx'

interface Group {
  readonly id: string
  readonly rows: readonly EventRow[]
}

/** Neighbours of one league stand below one name. */
function grouped(rows: readonly EventRow[]): Group[] {
  const groups: { id: string; rows: EventRow[] }[] = []
  for (const row of rows) {
    const last = groups.at(-1)
    if (last?.id === row.tournamentId) last.rows.push(row)
    else groups.push({ id: row.tournamentId, rows: [row] })
  }
  return groups
}

/** What the columns mean, once above each league: 1 X 2. */
function Heads({ sport }: { readonly sport: EventRow['sport'] }) {
  const { texts, names } = useSaid()
  const { at } = useColumn()
  const columns = COLUMNS[sport]
  const short = (outcome: string): string =>
    outcome === 'over' || outcome === 'under'
      ? names.outcomes[outcome].replace('{line}', '').trim()
      : outcome.toUpperCase()
  return columns.map(({ market, outcomes }, index) => (
    <span
      key={market}
      aria-hidden="true"
      className={`min-w-0 flex-[1_1_56%] gap-1 text-center text-xs text-muted roomy:flex roomy:flex-[1_1_20%] ${index === Math.min(at, columns.length - 1) ? 'flex' : 'hidden'}`}
    >
      {market.endsWith('.total') && <span className="w-10 shrink-0">{texts.line}</span>}
      {outcomes.map((outcome) => (
        <span key={outcome} className="min-w-0 flex-1 truncate">
          {short(outcome)}
        </span>
      ))}
    </span>
  ))
}

function Head({ league, row }: { readonly league: League | undefined; readonly row: EventRow }) {
  const said = useSaid()
  const name = league ? leagueName(league, said) : row.tournament
  const country = league ? countryName(league, said) : row.category
  return (
    <div className="flex items-center gap-1.5 bg-surface pl-2 pr-2 roomy:gap-4">
      <div className="flex min-w-0 flex-[1_1_44%] items-center roomy:flex-[1_1_34%]">
        <h3 className="min-w-0 text-xs font-semibold">
          <Link
            to={to('league', row.tournamentId)}
            className="flex min-h-9 items-center text-text no-underline hover:underline"
          >
            <span className="line-clamp-2">
              <span className="font-normal text-muted">{country} · </span>
              {name}
            </span>
          </Link>
        </h3>
      </div>
      <Heads sport={row.sport} />
      <Star kind="leagues" id={row.tournamentId} name={name} className="-mx-2 max-lg:hidden" />
    </div>
  )
}

export function MatchList({ rows }: { readonly rows: readonly EventRow[] }) {
  const { data: sports } = useSports()
  const leagues = new Map((sports ?? []).flatMap(({ tournaments }) => tournaments.map((one) => [one.id, one] as const)))
  return grouped(rows).map(({ id, rows: its }) => (
    <section key={`${id}-${its[0]!.id}`} className="border-b border-line">
      <Head league={leagues.get(id)} row={its[0]!} />
      <ul>
        {its.map((row) => (
          <MatchRow key={row.id} row={row} />
        ))}
      </ul>
    </section>
  ))
}
