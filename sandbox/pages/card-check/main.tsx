/** One card's check, at the address that the issuer sent its owner to. */
import { showPage } from '../show-page.tsx'
import { CheckPage } from './CheckPage.tsx'

showPage(<CheckPage id={decodeURIComponent(location.pathname.split('/')[3] ?? '')} />)
