/** Starts the video poker page. */
import { createRoot } from 'react-dom/client'
import './poker.css'
import { playStart } from '../../../instant/page/start.ts'
import { PokerPage } from './PokerPage.tsx'

const start = await playStart(location.hash)
createRoot(document.getElementById('root')!).render(<PokerPage start={start} />)
