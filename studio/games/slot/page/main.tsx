/** Starts the slots' page. */
import { createRoot } from 'react-dom/client'
import './slot.css'
import { SlotPage } from './SlotPage.tsx'
import { slotStart } from './start.ts'

const start = await slotStart(location.hash)
createRoot(document.getElementById('root')!).render(<SlotPage start={start} />)
