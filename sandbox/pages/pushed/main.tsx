/** The page of what phones were told. */
import { showPage } from '../show-page.tsx'
import { PushedPage } from './PushedPage.tsx'

showPage(<PushedPage />)
