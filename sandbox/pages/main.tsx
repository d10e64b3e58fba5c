/** The sandbox's first page. */
import { IndexPage } from './IndexPage.tsx'
import { showPage } from './show-page.tsx'

showPage(<IndexPage />)
