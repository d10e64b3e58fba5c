/** The cards' page. */
import { showPage } from '../show-page.tsx'
import { CardsPage } from './CardsPage.tsx'

showPage(<CardsPage />)
