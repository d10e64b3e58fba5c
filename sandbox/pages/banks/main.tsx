/** The banks' page. */
import { showPage } from '../show-page.tsx'
import { BanksPage } from './BanksPage.tsx'

showPage(<BanksPage />)
