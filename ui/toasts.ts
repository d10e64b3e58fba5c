/** The list of toasts, outside React so that anything may say something. */
import type { Tone } from './looks/tone.ts'

export interface Toast {
  readonly id: number
  readonly tone: Tone
  readonly text: string
}

/** Specification A9: the default delay. */
const TOAST_MS = 5_000

let list: readonly Toast[] = []
let lastId = 0
const listeners = new Set<() => void>()

function set(next: readonly Toast[]): void {
  list = next
  for (const listener of listeners) listener()
}

export const toasts = {
  all: () => list,
  subscribe(listener: () => void) {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
  dismiss(id: number): void {
    set(list.filter((toast) => toast.id !== id))
  },
  show(tone: Tone, text: string, delayMs = TOAST_MS): number {
    const id = ++lastId
    set([...list, { id, tone, text }])
    setTimeout(() => toasts.dismiss(id), delayMs)
    return id
  },
}
