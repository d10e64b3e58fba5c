/** One phone's page. */
import { showPage } from '../show-page.tsx'
import { PhonePage } from './PhonePage.tsx'

showPage(<PhonePage msisdn={location.pathname.split('/')[2] ?? ''} />)
