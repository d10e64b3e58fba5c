/** The mailbox's page. */
import { showPage } from '../show-page.tsx'
import { MailboxPage } from './MailboxPage.tsx'

showPage(<MailboxPage />)
