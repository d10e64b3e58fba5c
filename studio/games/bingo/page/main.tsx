/** Starts the bingo page. */
import { createRoot } from 'react-dom/client'
import './bingo.css'
import { playStart } from '../../../instant/page/start.ts'
import { BingoPage } from './BingoPage.tsx'

const start = await playStart(location.hash)
createRoot(document.getElementById('root')!).render(<BingoPage start={start} />)
