/**
 * Notices a sportsbook's frame that says nothing. A page that refuses to be framed, one that is away and one that works look alike to
 * the page around them: that a first word of the frame protocol does not come is all that we can see (decision 160).
 */
import { useCallback, useEffect, useRef, useState } from 'react'

/** For so long it is waited: until the frame's page is there, and from then on for its first word. */
const WAIT_MS = { page: 30_000, word: 10_000 } as const

export interface Silence {
  /** It has said nothing for long enough. A word ends it, however late. */
  readonly isSilent: boolean
  readonly waitFor: (what: keyof typeof WAIT_MS) => void
  /** Any word will do, also one that we do not know. */
  readonly spoke: () => void
}

export function useSilence(): Silence {
  const [isSilent, setSilent] = useState(false)
  const hasSpoken = useRef(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const waitFor = useCallback((what: keyof typeof WAIT_MS) => {
    clearTimeout(timer.current)
    if (!hasSpoken.current) timer.current = setTimeout(() => setSilent(true), WAIT_MS[what])
  }, [])
  const spoke = useCallback(() => {
    hasSpoken.current = true
    clearTimeout(timer.current)
    setSilent(false)
  }, [])
  useEffect(() => {
    // Our own page's policy let nothing come from where the frame has led itself.
    const wasForbidden = ({ effectiveDirective }: SecurityPolicyViolationEvent): void => {
      if (effectiveDirective === 'frame-src' && !hasSpoken.current) setSilent(true)
    }
    document.addEventListener('securitypolicyviolation', wasForbidden)
    return () => {
      clearTimeout(timer.current)
      document.removeEventListener('securitypolicyviolation', wasForbidden)
    }
  }, [])
  return { isSilent, waitFor, spoke }
}
