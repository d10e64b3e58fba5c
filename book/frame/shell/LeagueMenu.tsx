/** Leagues beside the page, where there is room: a widget stands beside a menu of the page around it. */
import { SPORTS, useSports } from '../answers/ask.ts'
import { isWidget } from '../host.ts'
import { Link } from '../Link.tsx'
import { to } from '../routes.ts'
import { useSaid } from '../texts.ts'
import { countryName, leagueName } from '../words.ts'

export function LeagueMenu() {
  const said = useSaid()
  const { texts } = said
  const { data } = useSports()
  if (isWidget()) return null
  return (
    <nav aria-label={texts.leagues} className="hidden w-56 shrink-0 xl:block">
      {SPORTS.map((sport) => {
        const leagues = data?.find((one) => one.sport === sport)?.tournaments ?? []
        if (leagues.length === 0) return null
        return (
          <section key={sport} className="mb-3 overflow-hidden rounded-xl bg-surface">
            <h2 className="px-3 pt-2.5 pb-1 text-sm font-bold">{texts.sports[sport]}</h2>
            <ul>
              {leagues.map((one) => (
                <li key={one.id}>
                  <Link
                    to={to('league', one.id)}
                    className="flex min-h-11 items-center gap-2 px-3 py-1 text-sm leading-tight text-text no-underline hover:bg-raised"
                  >
                    <span className="min-w-0 flex-1">
                      <span className="block truncate text-xs text-muted">{countryName(one, said)}</span>
                      <span className="block truncate">{leagueName(one, said)}</span>
                    </span>
                    <span className="text-xs text-muted tabular-nums">{one.live + one.ahead}</span>
                  </Link>
                </li>
              ))}
            </ul>
          </section>
        )
      })}
    </nav>
  )
}
