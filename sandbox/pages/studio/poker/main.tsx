/** Starts the video poker page. */
import { createRoot } from 'react-dom/client'
import '@uwanja/ui/tokens.css'
import '../studio.css'
import '../play/play.css'
import './poker.css'
import { playStart } from '../play/start.ts'
import { PokerPage } from './PokerPage.tsx'

const start = await playStart(location.hash)
createRoot(document.getElementById('root')!).render(<PokerPage start={start} />)
