/** A sportsbook in its frame, with the button to its betslip under the thumb. */
import { join } from '@uwanja/ui/looks/join'
import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react'
import { adoptFrame } from '../early/early.ts'
import { newFrame } from '../early/frame-element.ts'
import { BetslipButton } from './BetslipButton.tsx'
import { SilentFrame } from './SilentFrame.tsx'
import { ALLOW } from './sports-rules.ts'
import { type Moved, useFrame, usePlace } from './use-frame.ts'

interface Props {
  readonly title: string
  /** The frame's address at a place of its own; null: the launch led nowhere. */
  readonly addressAt: (place: string) => string | null
  /** Opens it anew, where it says nothing. */
  readonly onRetry: () => void
}

export function SportsFrame({ title, addressAt, onRetry }: Props) {
  const holder = useRef<HTMLDivElement>(null)
  const { entry, nth, moved } = usePlace(holder)
  const address = addressAt(entry)
  if (address === null) return null
  const framed = { title, address, holder, moved, onRetry }
  return <Framed key={`${nth} ${address}`} {...framed} />
}

interface FramedProps extends Omit<Props, 'addressAt'> {
  readonly address: string
  readonly holder: RefObject<HTMLDivElement | null>
  readonly moved: Moved
}

/** The frame is no element of React's: one that lives already is taken over, and making another would begin it anew. */
function Framed({ title, address, holder, moved, onRetry }: FramedProps) {
  const { height, isOverlay, count, isSilent, openBetslip, hasLoaded } = useFrame(address, holder, moved)
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
      {isSilent && <SilentFrame onRetry={onRetry} />}
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
