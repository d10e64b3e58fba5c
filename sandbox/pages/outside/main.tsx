/** The pages of what a demonstration has none of. */
import { showPage } from '../show-page.tsx'
import { OutsidePage } from './OutsidePage.tsx'

showPage(<OutsidePage />)
