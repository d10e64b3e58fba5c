/** What became of a tap stands at the top of the slip: it is brought into sight, wherever on a long slip the tap was. */
import { tell } from '../host.ts'

/** Within a page around us only that page can scroll it: it is asked where nothing of the element is seen. */
export function bringIntoSight(element: Element | null): void {
  if (!element) return
  element.scrollIntoView({ block: 'nearest' })
  const looking = new IntersectionObserver(([seen]) => {
    looking.disconnect()
    if (seen && !seen.isIntersecting) tell('scrollTop')
  })
  looking.observe(element)
}
