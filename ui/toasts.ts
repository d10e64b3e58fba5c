/** The list of toasts, outside React so that anything may say something. */
import type { Tone } from './looks/tone.ts'

export interface Toast {
  readonly id: number
  readonly tone: Tone
  readonly text: string
}

/** Specification A9: the default delay. */
const TOAST_MS = 5_000

const NONE: readonly Toast[] = []
let list = NONE
let lastId = 0
/** Regions that could show the list, the newest last: what stands behind an open dialog is neither seen nor heard. */
let regions: readonly string[] = []
const listeners = new Set<() => void>()

function tell(): void {
  for (const listener of listeners) listener()
}

function set(next: readonly Toast[]): void {
  list = next
  tell()
}

export const toasts = {
  subscribe(listener: () => void) {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
  /** None where another region is nearer to the reader. */
  shownIn: (region: string) => (regions.at(-1) === region ? list : NONE),
  /** @returns what takes the region away again. */
  open(region: string): () => void {
    regions = [...regions, region]
    tell()
    return () => {
      regions = regions.filter((one) => one !== region)
      tell()
    }
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
