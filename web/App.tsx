/** What stands around every page, in the browser and where the server renders: queries and texts. */
import { QueryClientProvider, type QueryClient } from '@tanstack/react-query'
import { StrictMode, useEffect, type ReactNode } from 'react'
import { TextsProvider } from './texts/TextsProvider.tsx'

type Props = {
  queries: QueryClient
  children: ReactNode
  /** The first page stands and answers. */
  onReady?: () => void
}

export function App({ queries, children, onReady }: Props) {
  useEffect(() => onReady?.(), [onReady])
  return (
    <StrictMode>
      <QueryClientProvider client={queries}>
        <TextsProvider>{children}</TextsProvider>
      </QueryClientProvider>
    </StrictMode>
  )
}
