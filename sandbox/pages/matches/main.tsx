/** The page of the feed of matches. */
import { showPage } from '../show-page.tsx'
import { MatchesPage } from './MatchesPage.tsx'

showPage(<MatchesPage />)
