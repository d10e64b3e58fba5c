/** A sportsbook in its frame, with the button to its betslip under the thumb. */
import { join } from '@uwanja/ui/looks/join'
import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react'
import { adoptFrame } from '../early/early.ts'
import { newFrame } from '../early/frame-element.ts'
import { BetslipButton } from './BetslipButton.tsx'
import { ALLOW } from './sports-rules.ts'
import { type Moved, useFrame, usePlace } from './use-frame.ts'

/** @param addressAt The frame's address at a place of its own; null: the launch led nowhere. */
export function SportsFrame({ title, addressAt }: { title: string; addressAt: (place: string) => string | null }) {
  const holder = useRef<HTMLDivElement>(null)
  const { entry, nth, moved } = usePlace(holder)
  const address = addressAt(entry)
  if (address === null) return null
  return <Framed key={`${nth} ${address}`} title={title} address={address} holder={holder} moved={moved} />
}

interface FramedProps {
  readonly title: string
  readonly address: string
  readonly holder: RefObject<HTMLDivElement | null>
  readonly moved: Moved
}

/** The frame is no element of React's: one that lives already is taken over, and making another would begin it anew. */
function Framed({ title, address, holder, moved }: FramedProps) {
  const { height, isOverlay, count, openBetslip, hasLoaded } = useFrame(address, holder, moved)
  const [frame, setFrame] = useState<HTMLIFrameElement | null>(null)
  useLayoutEffect(() => {
    const into = holder.current!
    const element = adoptFrame(address, into) ?? into.appendChild(newFrame(address, ALLOW))
    setFrame(element)
    return () => element.remove()
  }, [address, holder])
  useLayoutEffect(() => {
    if (frame) look(frame, { title, height, isOverlay })
  }, [frame, title, height, isOverlay])
  useEffect(() => {
    frame?.addEventListener('load', hasLoaded)
    return () => frame?.removeEventListener('load', hasLoaded)
  }, [frame, hasLoaded])
  return (
    <>
      <div ref={holder} className="flex" />
      {count !== null && !isOverlay && <BetslipButton count={count} onClick={openBetslip} />}
    </>
  )
}

function look(
  frame: HTMLIFrameElement,
  { title, height, isOverlay }: { title: string; height: number; isOverlay: boolean },
): void {
  frame.title = title
  frame.className = join('w-full border-0', isOverlay && 'fixed inset-0 z-50 size-full')
  frame.style.cssText = isOverlay ? '' : `height:${height}px`
}
