/** Starts the page of the single-player table games. */
import { createRoot } from 'react-dom/client'
import '@uwanja/ui/tokens.css'
import '../studio.css'
import '../frame.css'
import '../live/live.css'
import '../live/boards.css'
import './table.css'
import { LIVE_TEXTS } from '../live/texts/texts.ts'
import { STUDIO_TEXTS } from '../texts/texts.ts'
import { pageStart } from '../start.ts'
import { TablePage } from './TablePage.tsx'
import { TABLE_TEXTS } from './texts/texts.ts'

const start = pageStart(location.hash)
const { lang } = start
document.documentElement.lang = lang
const [table, live, studio] = await Promise.all([TABLE_TEXTS[lang](), LIVE_TEXTS[lang](), STUDIO_TEXTS[lang]()])
createRoot(document.getElementById('root')!).render(<TablePage start={start} words={{ table, live, studio }} />)
