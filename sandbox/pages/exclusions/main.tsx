/** The exclusion register's page. */
import { showPage } from '../show-page.tsx'
import { ExclusionsPage } from './ExclusionsPage.tsx'

showPage(<ExclusionsPage />)
