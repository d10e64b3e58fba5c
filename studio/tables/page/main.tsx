/** Starts the page of the single-player table games. */
import { createRoot } from 'react-dom/client'
import './table.css'
import { LIVE_TEXTS } from '@uwanja/i18n/studio-live'
import { STUDIO_TEXTS } from '@uwanja/i18n/studio'
import { pageStart } from '../../pages/start.ts'
import { TablePage } from './TablePage.tsx'
import { TABLE_TEXTS } from '@uwanja/i18n/studio-table'

const start = pageStart(location.hash)
const { lang } = start
document.documentElement.lang = lang
const [table, live, studio] = await Promise.all([TABLE_TEXTS[lang](), LIVE_TEXTS[lang](), STUDIO_TEXTS[lang]()])
createRoot(document.getElementById('root')!).render(<TablePage start={start} words={{ table, live, studio }} />)
