/** What stands around every page, in the browser and where the server renders: its texts. */
import { StrictMode, useEffect, type ReactNode } from 'react'
import { TextsProvider } from './texts/TextsProvider.tsx'

type Props = {
  children: ReactNode
  /** The first page stands and answers. */
  onReady?: () => void
}

export function App({ children, onReady }: Props) {
  useEffect(() => onReady?.(), [onReady])
  return (
    <StrictMode>
      <TextsProvider>{children}</TextsProvider>
    </StrictMode>
  )
}
