/** Selcom's hosted card page, at the address that its checkout gave out. */
import { showPage } from '../show-page.tsx'
import { CheckoutPage } from './CheckoutPage.tsx'

showPage(<CheckoutPage token={location.pathname.split('/')[3] ?? ''} />)
