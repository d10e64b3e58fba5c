/**
 * Single keys of the office: `/` to the search, `j` and `k` through rows and queues, `x` chooses the row, Enter opens it.
 * They can be switched off (WCAG 2.1.4), because whoever speaks to their machine types by accident.
 */
import { useEffect } from 'react'
import { create } from 'zustand'

const KEY = 'officeShortcuts'

function stored(): boolean {
  try {
    return localStorage.getItem(KEY) !== 'off'
  } catch {
    return true
  }
}

export const useShortcutsSwitch = create<{ readonly isOn: boolean }>(() => ({ isOn: stored() }))

export function switchShortcuts(isOn: boolean): void {
  try {
    localStorage.setItem(KEY, isOn ? 'on' : 'off')
  } catch {
    // Nothing to keep it in: it lives as long as the page.
  }
  useShortcutsSwitch.setState({ isOn })
}

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.closest('input:not([type=checkbox]), textarea, select, dialog') !== null

/** Rows of tables and cards of queues, in the order of the page. */
export const rowsOfPage = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>('main [data-row]')]
const rowNow = (): HTMLElement | null => document.activeElement?.closest<HTMLElement>('[data-row]') ?? null

/** @returns false at either end. */
export function walkRows(step: number): boolean {
  const rows = rowsOfPage()
  const now = rowNow()
  const next = now === null ? rows[step > 0 ? 0 : rows.length - 1] : rows[rows.indexOf(now) + step]
  next?.focus()
  return next !== undefined
}

function press(selector: string): boolean {
  const found = rowNow()?.querySelector<HTMLElement>(selector)
  found?.click()
  return found !== undefined && found !== null
}

const ACTS: Readonly<Record<string, () => boolean>> = {
  '/': () => {
    const search = document.querySelector<HTMLElement>('main [role=search] input')
    search?.focus()
    return search !== null
  },
  j: () => walkRows(1),
  k: () => walkRows(-1),
  x: () => press('input[type=checkbox]'),
  // On the row itself: a link or button inside has its own Enter.
  Enter: () => document.activeElement === rowNow() && press('a'),
}

export function useShortcuts(): void {
  const { isOn } = useShortcutsSwitch()
  useEffect(() => {
    if (!isOn) return
    const heard = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing || isTyping(event.target)) return
      const act = Object.hasOwn(ACTS, event.key) ? ACTS[event.key] : undefined
      if (act?.() === true) event.preventDefault()
    }
    document.addEventListener('keydown', heard)
    return () => document.removeEventListener('keydown', heard)
  }, [isOn])
}
