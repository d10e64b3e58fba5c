/** Starts the bingo page. */
import { createRoot } from 'react-dom/client'
import '@uwanja/ui/tokens.css'
import '../studio.css'
import '../play/play.css'
import './bingo.css'
import { playStart } from '../play/start.ts'
import { BingoPage } from './BingoPage.tsx'

const start = await playStart(location.hash)
createRoot(document.getElementById('root')!).render(<BingoPage start={start} />)
