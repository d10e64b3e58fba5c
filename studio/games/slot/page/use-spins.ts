/** Shows the spins of a round one after the other: reels stop, wins stand for a moment, free spins follow. */
import { useRef, useState } from 'react'
import type { SlotSpinView, SlotView } from '@uwanja/contract/studio/slot'

export interface Shown {
  readonly spin: SlotSpinView
  readonly index: number
  readonly stopped: number
  /** Won so far in this round, this spin included once it stands. */
  readonly coins: number
  readonly spins: number
  /** The first spin was a paid one, not a free one. */
  readonly hasPaid: boolean
}

export type Pace = 'calm' | 'turbo' | 'still'
const PACES = {
  calm: { rollMs: 550, reelMs: 190, winMs: 900, restMs: 120 },
  turbo: { rollMs: 120, reelMs: 60, winMs: 350, restMs: 60 },
  still: { rollMs: 0, reelMs: 0, winMs: 900, restMs: 150 },
} as const

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

export interface Spins {
  readonly shown: Shown | null
  readonly isRunning: boolean
  show(view: SlotView, pace: Pace): Promise<void>
}

export function useSpins(): Spins {
  const [shown, setShown] = useState<Shown | null>(null)
  const [isRunning, setRunning] = useState(false)
  const turn = useRef(0)

  async function show(view: SlotView, pace: Pace): Promise<void> {
    const mine = ++turn.current
    const { rollMs, reelMs, winMs, restMs } = PACES[pace]
    setRunning(true)
    let coins = 0
    for (const [index, spin] of view.spins.entries()) {
      const at = { spin, index, spins: view.spins.length, hasPaid: !view.spins[0]!.isFree }
      setShown({ ...at, stopped: 0, coins })
      await wait(rollMs)
      for (let stopped = 1; stopped < spin.reels.length && reelMs > 0; stopped++) {
        setShown({ ...at, stopped, coins })
        await wait(reelMs)
      }
      coins += spin.coins
      if (mine !== turn.current) return
      setShown({ ...at, stopped: spin.reels.length, coins })
      await wait(spin.coins > 0 || spin.freeSpins > 0 ? winMs : restMs)
    }
    setRunning(false)
  }
  return { shown, isRunning, show }
}
