/** Starts Zeppelin's page. */
import { createRoot } from 'react-dom/client'
import './zeppelin.css'
import { STUDIO_TEXTS } from '@uwanja/i18n/studio'
import { GamePage } from './GamePage.tsx'
import { pageStart } from '../../../pages/start.ts'

const start = pageStart(location.hash)
const texts = await STUDIO_TEXTS[start.lang]()
document.documentElement.lang = start.lang
document.title = texts.title
createRoot(document.getElementById('root')!).render(<GamePage start={start} texts={texts} />)
