/** Starts the slots' page. */
import { createRoot } from 'react-dom/client'
import './slot.css'
import { playStart } from '../../../instant/page/start.ts'
import { SlotPage } from './SlotPage.tsx'

const start = await playStart(location.hash)
createRoot(document.getElementById('root')!).render(<SlotPage start={start} />)
