/** Starts the player site: appearance and language first, then the session's polls and the pages. */
import { applyAppearance, storedAppearance } from '@uwanja/ui/appearance'
import { toasts } from '@uwanja/ui/toasts'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { RouterProvider } from 'react-router'
import { askAgain } from './ask.ts'
import { followRefcode } from './campaign/refcode.ts'
import { followLive } from './live/follow-live.ts'
import { router } from './router.tsx'
import { takeFlag } from './session/flags.ts'
import { followSession } from './session/polls.ts'
import { onLoggedOut } from './session/session.ts'
import './styles.css'
import { openLanguage, useLanguage } from './texts/language.ts'
import { TextsProvider } from './texts/TextsProvider.tsx'

const queries = new QueryClient({
  defaultOptions: { queries: { retry: askAgain, refetchOnWindowFocus: false, staleTime: 15_000 } },
})

applyAppearance(storedAppearance())
await openLanguage()
onLoggedOut(() => {
  // First away from the page, then the clearing: a page that still stands would ask again without a token.
  void router.navigate('/').then(() => queries.clear())
})
followSession()
followLive()
followRefcode()
if (takeFlag('orderCancelled')) toasts.show('success', useLanguage.getState().texts?.shell.orderCancelled ?? '')

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <QueryClientProvider client={queries}>
      <TextsProvider>
        <RouterProvider router={router} />
      </TextsProvider>
    </QueryClientProvider>
  </StrictMode>,
)
