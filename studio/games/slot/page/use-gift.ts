/** Which spins come next: free ones come first, unless their player leaves them for later. */
import type { PlayerView } from '@uwanja/contract/studio/play'
import { useState } from 'react'

/** `spins`: those that the next spin takes; null: there are none, or the player stakes their own money. */
export function useGift({ freeSpins }: PlayerView) {
  const [isLeft, setLeft] = useState(false)
  return { spins: isLeft ? null : freeSpins, isLeft, turn: () => setLeft(!isLeft) }
}
