/** Starts the page of the shared tables. */
import { createRoot } from 'react-dom/client'
import './page.css'
import { STUDIO_TEXTS } from '@uwanja/i18n/studio'
import { pageStart } from '../../pages/start.ts'
import { LivePage } from './LivePage.tsx'
import { LIVE_TEXTS } from '@uwanja/i18n/studio-live'

const start = pageStart(location.hash)
const { lang } = start
document.documentElement.lang = lang
const [live, studio] = await Promise.all([LIVE_TEXTS[lang](), STUDIO_TEXTS[lang]()])
createRoot(document.getElementById('root')!).render(<LivePage start={start} words={{ live, studio }} />)
