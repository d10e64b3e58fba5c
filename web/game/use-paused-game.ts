/** A game is told to pause while the reminder, a session's end or a deposit stands over it, and that it may go on. */
import { useCallback, useEffect, useRef } from 'react'
import { useStanding } from '../protection/use-reminder.ts'

/** What a game's page is sent. Ours: a company's page that does not know it is covered all the same. */
type Word = { readonly uwanja: 'pause' | 'go-on' }

/** @returns what is told of the frame itself, and when its page has come. */
export function usePausedGame(address: string | null, place: 'open' | 'covered') {
  const frame = useRef<HTMLIFrameElement>(null)
  const onFrame = useCallback((element: HTMLIFrameElement | null) => void (frame.current = element), [])
  const word = useStanding() === null && place === 'open' ? 'go-on' : 'pause'
  const tell = useCallback(() => {
    if (address === null) return
    frame.current?.contentWindow?.postMessage({ uwanja: word } satisfies Word, new URL(address).origin)
  }, [address, word])
  useEffect(tell, [tell])
  return { onFrame, tell }
}
