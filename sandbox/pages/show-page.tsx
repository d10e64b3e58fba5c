/** Puts a page into its document, inside the shell and in the chosen colours. */
import { StrictMode, type ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { applyAppearance, storedAppearance } from '@uwanja/ui/appearance'
import { Shell } from './Shell.tsx'
import './sandbox.css'

export function showPage(page: ReactNode): void {
  applyAppearance(storedAppearance())
  const root = document.getElementById('root')
  if (!root) throw new Error('the document has no place for the page')
  createRoot(root).render(
    <StrictMode>
      <Shell>{page}</Shell>
    </StrictMode>,
  )
}
