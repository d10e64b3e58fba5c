/** What a sportsbook's frame asks of the page around it. Only the launched address' own window and origin are heard. */
import { useCallback, useEffect, useRef, useState, type RefObject } from 'react'
import { takeAdopted } from '../early/early.ts'
import { useHere, useNavigator } from '../place.ts'
import { pollNow } from '../session/polls.ts'
import { noteWanted } from '../session/wanted.ts'
import { followTheme, themeHere } from './site-theme.ts'
import { type FrameMessage, goToBetslip, readMessage, setTheme } from './frame-messages.ts'
import { HEIGHT_PX, safePlace } from './sports-rules.ts'
import { useSilence } from './use-silence.ts'

interface FrameState {
  readonly height: number
  readonly isOverlay: boolean
  /** Null: there is no betslip. */
  readonly count: number | null
}
const AT_FIRST: FrameState = { height: HEIGHT_PX, isOverlay: false, count: null }

function toldBy(told: FrameState, message: FrameMessage): FrameState {
  switch (message.says) {
    case 'height':
      return { ...told, height: message.px }
    case 'overlay':
      return { ...told, isOverlay: message.isShown }
    case 'betslip':
      return { ...told, count: message.count ?? told.count ?? 0 }
    case 'no betslip':
      return { ...told, count: null }
    default:
      return told
  }
}

const pathOf = (place: string): string => place.replace(/[?#].*$/, '')

/** The frame's place travels in the address of its page: a reload, a link and Back find it. */
export function usePlace(frame: RefObject<HTMLElement | null>) {
  const here = useHere()
  const { pathname, search } = here
  const { go } = useNavigator()
  const place = safePlace(new URLSearchParams(search).get('at'))
  /** Where the frame is by its own word. */
  const told = useRef(place)
  /** Where it is opened anew: Back leads to where it no longer is, which may be where it was opened last. */
  const [{ entry, nth }, setEntry] = useState({ entry: place, nth: 0 })
  /** A frame that was opened early may have gone on before we stood: our own address has still to follow that. */
  const began = useRef(here)
  // With each step and not each place: who steps back before this page has followed the frame is, for it, where they were.
  useEffect(() => {
    if (here === began.current || told.current === place) return
    told.current = place
    setEntry((before) => ({ entry: place, nth: before.nth + 1 }))
  }, [here, place])
  return {
    entry,
    nth,
    moved({ place: to, offset }: Extract<FrameMessage, { says: 'moved' }>) {
      const isSamePage = pathOf(to) === pathOf(told.current)
      told.current = to
      const query = new URLSearchParams(search)
      query.set('at', to)
      go(`${pathname}?${query.toString()}`, { replace: isSamePage })
      const top = frame.current?.getBoundingClientRect().top ?? 0
      window.scrollTo(0, Math.max(0, top + window.scrollY + offset))
    },
  }
}

export type Moved = ReturnType<typeof usePlace>['moved']

/** What a sportsbook asks, by whichever way it says so, done on the page around it. */
export function useTold(moved: Moved) {
  const { go } = useNavigator()
  const [told, setTold] = useState(AT_FIRST)
  const heard = useRef<(message: FrameMessage) => void>(() => undefined)
  useEffect(() => {
    heard.current = (message) => {
      setTold((before) => toldBy(before, message))
      if (message.says === 'go') {
        // With the code or the match that its address names.
        noteWanted(location.href)
        go(message.to)
      }
      if (message.says === 'money') pollNow()
      if (message.says === 'top') window.scrollTo(0, 0)
      if (message.says === 'moved') moved(message)
    }
  })
  useEffect(() => {
    if (!told.isOverlay) return
    document.body.style.overflow = 'hidden'
    return () => void (document.body.style.overflow = '')
  }, [told.isOverlay])
  return { told, heard }
}

const frameIn = (holder: RefObject<HTMLElement | null>) => holder.current?.querySelector('iframe') ?? null
const windowIn = (holder: RefObject<HTMLElement | null>) => frameIn(holder)?.contentWindow ?? null

/**
 * Begins anew with each address: whoever shows it gives it the address as its key.
 *
 * @param holder Of the frame.
 */
export function useFrame(address: string, holder: RefObject<HTMLElement | null>, moved: Moved) {
  const { told, heard } = useTold(moved)
  const prefixed = useRef(false)
  const { origin } = new URL(address)
  /** Who has not spoken is another page, or none: only who has is told the colours, once after each time it came. */
  const hasSpoken = useRef(false)
  const isToBeTold = useRef(true)
  const { isSilent, waitFor, spoke } = useSilence()
  useEffect(() => {
    const hear = (event: MessageEvent) => {
      if (event.origin !== origin || event.source === null || event.source !== windowIn(holder)) return
      spoke()
      const read = readMessage(event.data)
      if (!read) return
      prefixed.current = read.isPrefixed
      hasSpoken.current = true
      if (isToBeTold.current) sayTheme()
      heard.current(read.message)
    }
    const sayTheme = (): void => {
      if (!hasSpoken.current) return
      isToBeTold.current = false
      windowIn(holder)?.postMessage(setTheme(themeHere(), prefixed.current), origin)
    }
    window.addEventListener('message', hear)
    const adopted = takeAdopted(frameIn(holder))
    waitFor(adopted?.hasLoaded ? 'word' : 'page')
    // What a frame that was opened early has said before we stood.
    for (const event of adopted?.heard ?? []) hear(event)
    const unfollow = followTheme(sayTheme)
    return () => {
      window.removeEventListener('message', hear)
      unfollow()
    }
  }, [origin, holder, heard, waitFor, spoke])
  return {
    ...told,
    isSilent,
    openBetslip: () => windowIn(holder)?.postMessage(goToBetslip(prefixed.current), origin),
    hasLoaded: useCallback(() => {
      isToBeTold.current = true
      waitFor('word')
    }, [waitFor]),
  }
}
