/** The page that the place names. */
import { memo } from 'react'
import { MyBets } from '../bets/MyBets.tsx'
import { Empty } from '../Empty.tsx'
import { FavouritesPage } from '../lists/FavouritesPage.tsx'
import { HomePage } from '../lists/HomePage.tsx'
import { LeaguePage } from '../lists/LeaguePage.tsx'
import { LeaguesPage } from '../lists/LeaguesPage.tsx'
import { LivePage } from '../lists/LivePage.tsx'
import { ResultsPage } from '../lists/ResultsPage.tsx'
import { SearchPage } from '../lists/SearchPage.tsx'
import { TodayPage } from '../lists/TodayPage.tsx'
import { Link } from '../Link.tsx'
import { MatchPage } from '../match/MatchPage.tsx'
import { to, type Route } from '../routes.ts'
import { useSaid } from '../texts.ts'

function Missing() {
  const { texts } = useSaid()
  return (
    <div className="text-center">
      <h1 className="sr-only">{texts.title}</h1>
      <Empty>{texts.missing}</Empty>
      <Link to={to('home')} className="inline-flex min-h-11 items-center text-link">
        {texts.toHome}
      </Link>
    </div>
  )
}

/** As long as the route is the same, it is the same page. */
export const Page = memo(function Page({ name, id }: Route) {
  switch (name) {
    case 'home':
      return <HomePage />
    case 'live':
      return <LivePage />
    case 'today':
      return <TodayPage />
    case 'leagues':
      return <LeaguesPage />
    case 'league':
      return <LeaguePage key={id} id={id} />
    case 'event':
      return <MatchPage key={id} id={id} />
    case 'search':
      return <SearchPage />
    case 'favourites':
      return <FavouritesPage />
    case 'results':
      return <ResultsPage />
    case 'my-bets':
      return <MyBets />
    case 'missing':
      return <Missing />
  }
})
