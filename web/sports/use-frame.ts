/** What a sportsbook's frame asks of the page around it. Only the launched address' own window and origin are heard. */
import { useEffect, useRef, useState, type RefObject } from 'react'
import { useHere, useNavigator } from '../place.ts'
import { pollNow } from '../session/polls.ts'
import { type FrameMessage, goToBetslip, readMessage } from './frame-messages.ts'
import { HEIGHT_PX, safePlace } from './sports-rules.ts'

interface Told {
  readonly height: number
  readonly isOverlay: boolean
  /** Null: there is no betslip. */
  readonly count: number | null
}
const AT_FIRST: Told = { height: HEIGHT_PX, isOverlay: false, count: null }

function toldBy(told: Told, message: FrameMessage): Told {
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
export function usePlace(frame: RefObject<HTMLIFrameElement | null>) {
  const { pathname, search } = useHere()
  const { go } = useNavigator()
  const place = safePlace(new URLSearchParams(search).get('at'))
  /** Where the frame is by its own word. */
  const told = useRef(place)
  /** Where it is opened anew: Back leads to where it no longer is. */
  const [entry, setEntry] = useState(place)
  useEffect(() => {
    if (told.current === place) return
    told.current = place
    setEntry(place)
  }, [place])
  return {
    entry,
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

/** Begins anew with each address: whoever shows it gives it the address as its key. */
export function useFrame(address: string, frame: RefObject<HTMLIFrameElement | null>, moved: Moved) {
  const { go } = useNavigator()
  const [told, setTold] = useState(AT_FIRST)
  const prefixed = useRef(false)
  const { origin } = new URL(address)
  const heard = useRef<(message: FrameMessage) => void>(() => undefined)
  useEffect(() => {
    heard.current = (message) => {
      setTold((before) => toldBy(before, message))
      if (message.says === 'go') go(message.to)
      if (message.says === 'money') pollNow()
      if (message.says === 'top') window.scrollTo(0, 0)
      if (message.says === 'moved') moved(message)
    }
  })
  useEffect(() => {
    const hear = (event: MessageEvent) => {
      if (event.origin !== origin || event.source === null || event.source !== frame.current?.contentWindow) return
      const read = readMessage(event.data)
      if (!read) return
      prefixed.current = read.isPrefixed
      heard.current(read.message)
    }
    window.addEventListener('message', hear)
    return () => window.removeEventListener('message', hear)
  }, [origin, frame])
  useEffect(() => {
    if (!told.isOverlay) return
    document.body.style.overflow = 'hidden'
    return () => void (document.body.style.overflow = '')
  }, [told.isOverlay])
  return {
    ...told,
    openBetslip: () => frame.current?.contentWindow?.postMessage(goToBetslip(prefixed.current), origin),
  }
}
