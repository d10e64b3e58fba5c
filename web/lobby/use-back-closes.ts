/** What stands over a page is a step of the browser's way back: Back closes it, and the page below hears nothing of that. */
import { useEffect, useEffectEvent } from 'react'

const MARK = 'isOver'

const isMarked = () => (history.state as Record<string, unknown> | null)?.[MARK] === true

/** @param onClosed However it was closed. @returns what closes it. */
export function useBackCloses(onClosed: () => void): () => void {
  const closed = useEffectEvent(onClosed)
  useEffect(() => {
    // The entry keeps the page's own name, under which its scrolled place is known (navigation.ts).
    const held = history.state as object | null
    if (!isMarked()) history.pushState({ ...held, [MARK]: true }, '')
    const hear = (event: PopStateEvent) => {
      event.stopImmediatePropagation()
      closed()
    }
    // Before the navigation, which would show the page anew.
    addEventListener('popstate', hear, { capture: true })
    return () => removeEventListener('popstate', hear, { capture: true })
  }, [])
  return () => (isMarked() ? history.back() : onClosed())
}
