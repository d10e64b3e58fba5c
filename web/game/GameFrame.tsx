/** A game's frame. It is no element of React's: one that the page's head has opened already is taken over as it lives. */
import { useLayoutEffect, useRef } from 'react'
import { adoptFrame, takeAdopted } from '../early/early.ts'
import { newFrame } from '../early/frame-element.ts'
import { ALLOW } from './game-rules.ts'

interface Props {
  readonly title: string
  readonly address: string
  /** Told of the frame while it stands. */
  readonly onFrame: (frame: HTMLIFrameElement | null) => void
  readonly onLoad: () => void
}

export function GameFrame({ title, address, onFrame, onLoad }: Props) {
  const holder = useRef<HTMLDivElement>(null)
  const latest = useRef({ title, onLoad })
  useLayoutEffect(() => {
    latest.current = { title, onLoad }
    holder.current?.querySelector('iframe')?.setAttribute('title', title)
  })
  useLayoutEffect(() => {
    const into = holder.current!
    const frame = adoptFrame(address, into) ?? into.appendChild(newFrame(address, ALLOW))
    frame.title = latest.current.title
    frame.className = 'size-full border-0'
    onFrame(frame)
    const hasLoaded = () => latest.current.onLoad()
    frame.addEventListener('load', hasLoaded)
    if (takeAdopted(frame)?.hasLoaded) hasLoaded()
    return () => {
      frame.remove()
      onFrame(null)
    }
  }, [address, onFrame])
  return <div ref={holder} className="relative flex size-full" />
}
