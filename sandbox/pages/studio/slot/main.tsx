/** Starts the slots' page. */
import { createRoot } from 'react-dom/client'
import '@uwanja/ui/tokens.css'
import '../studio.css'
import '../play/play.css'
import './slot.css'
import { playStart } from '../play/start.ts'
import { SlotPage } from './SlotPage.tsx'

const start = await playStart(location.hash)
createRoot(document.getElementById('root')!).render(<SlotPage start={start} />)
