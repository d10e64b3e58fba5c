/** The screening company's page. */
import { showPage } from '../show-page.tsx'
import { ScreeningPage } from './ScreeningPage.tsx'

showPage(<ScreeningPage />)
