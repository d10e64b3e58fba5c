/** The Selcom agent's page. */
import { showPage } from '../show-page.tsx'
import { AgentPage } from './AgentPage.tsx'

showPage(<AgentPage />)
