/** Is there room for a table? The side menu takes its column from 64rem on (shell/Shell.tsx). */
import { useSyncExternalStore } from 'react'

const WIDE = '(min-width: 56rem) and (max-width: 63.99rem), (min-width: 72rem)'

function subscribe(changed: () => void): () => void {
  const query = window.matchMedia(WIDE)
  query.addEventListener('change', changed)
  return () => query.removeEventListener('change', changed)
}

export function useWideScreen(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(WIDE).matches,
    () => false,
  )
}
