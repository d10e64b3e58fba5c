/** Children that are drawn, and so fetched, when their place comes near the screen. The place has its height from the start. */
import { Suspense, useEffect, useRef, useState, type ReactNode } from 'react'

export function WhenSeen({ className, children }: { className: string; children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null)
  const [isSeen, setSeen] = useState(false)
  useEffect(() => {
    const observer = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) return
      observer.disconnect()
      setSeen(true)
    })
    observer.observe(place.current!)
    return () => observer.disconnect()
  }, [])
  return (
    <div ref={place} className={className}>
      {isSeen && <Suspense>{children}</Suspense>}
    </div>
  )
}
