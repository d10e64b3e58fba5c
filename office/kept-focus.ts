/**
 * Where the keyboard's place goes when what had it goes away: to the row that moved up, else to what stood around it.
 * Without it a queue that is worked off by keys would begin again at the top of the page after each answer.
 */
import { useEffect } from 'react'
import { rowsOfPage } from './shortcuts.ts'

interface Place {
  readonly element: HTMLElement
  /** The nearest first. */
  readonly around: readonly HTMLElement[]
  /** Which of the page's rows it was in; -1: in none. */
  readonly row: number
}

function placeOf(element: HTMLElement): Place {
  const around: HTMLElement[] = []
  for (let one = element.parentElement; one !== null && one !== document.body; one = one.parentElement) around.push(one)
  const row = element.closest<HTMLElement>('[data-row]')
  return { element, around, row: row === null ? -1 : rowsOfPage().indexOf(row) }
}

/** A group of things has no place in the order of Tab: it takes the focus once. */
function focusGroup(group: HTMLElement): void {
  if (!group.hasAttribute('tabindex')) {
    group.tabIndex = -1
    group.addEventListener('blur', () => group.removeAttribute('tabindex'), { once: true })
  }
  group.focus({ preventScroll: true })
}

function handOn({ element, around, row }: Place): void {
  if (element.isConnected && !element.matches(':disabled')) return element.focus({ preventScroll: true })
  // It waits for an answer, and is itself again after it.
  if (element.isConnected && element.ariaBusy === 'true') return
  const left = around.find((one) => one.isConnected)
  if (left === undefined) return
  const rows = rowsOfPage()
  const next = element.isConnected || row < 0 ? undefined : rows[Math.min(row, rows.length - 1)]
  if (next !== undefined && left.contains(next)) next.focus()
  else focusGroup(left)
}

export function useKeptFocus(): void {
  useEffect(() => {
    let place: Place | null = null
    const focused = ({ target }: FocusEvent) => {
      place = target instanceof HTMLElement ? placeOf(target) : null
    }
    // A tap beside everything means to leave it.
    const tapped = () => (place = null)
    const watching = new MutationObserver(() => {
      if (place !== null && document.hasFocus() && document.activeElement === document.body) handOn(place)
    })
    document.addEventListener('focusin', focused)
    document.addEventListener('pointerdown', tapped, { capture: true })
    watching.observe(document.body, { childList: true, subtree: true, attributeFilter: ['disabled'] })
    return () => {
      document.removeEventListener('focusin', focused)
      document.removeEventListener('pointerdown', tapped, { capture: true })
      watching.disconnect()
    }
  }, [])
}
