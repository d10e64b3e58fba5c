/** Which cards the player holds, and which the advice would. Both belong to one deal and are gone with it. */
import { useCallback, useEffect, useState } from 'react'
import type { PlayRound } from '@uwanja/contract/studio/play'
import { bestHold, numberOf } from './hands.ts'
import type { PokerTable, PokerView } from '@uwanja/contract/studio/poker'

export const PLACES = [0, 1, 2, 3, 4] as const
export const isIn = (mask: number, place: number): boolean => ((mask >> place) & 1) === 1

export interface Holds {
  readonly mask: number
  toggle(place: number): void
}

/** By tap, and by the keys 1 to 5. */
export function useHolds(dealId: string | null): Holds {
  const [chosen, setChosen] = useState<{ readonly id: string | null; readonly mask: number }>({ id: null, mask: 0 })
  const toggle = useCallback(
    (place: number) => setChosen(({ id, mask }) => ({ id: dealId, mask: (id === dealId ? mask : 0) ^ (1 << place) })),
    [dealId],
  )
  useEffect(() => {
    if (dealId === null) return
    function press({ key, target, ctrlKey, altKey, metaKey, repeat }: KeyboardEvent) {
      const place = '12345'.indexOf(key)
      const isElsewhere = ctrlKey || altKey || metaKey || repeat || target instanceof HTMLInputElement
      if (key.length === 1 && place >= 0 && !isElsewhere) toggle(place)
    }
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  }, [dealId, toggle])
  return { mask: chosen.id === dealId ? chosen.mask : 0, toggle }
}

/** Null: not wanted, no deal, or not counted yet. It takes a moment, so the cards are painted first. */
export function useAdvice(deal: PlayRound | null, table: PokerTable, isWanted: boolean): number | null {
  const [advice, setAdvice] = useState<{ readonly id: string; readonly mask: number } | null>(null)
  const isKnown = advice !== null && advice.id === deal?.id
  useEffect(() => {
    if (!isWanted || deal === null || isKnown) return
    const cards = (deal.view as PokerView).cards.map(numberOf)
    const timer = setTimeout(() => setAdvice({ id: deal.id, mask: bestHold(cards, table) }), 60)
    return () => clearTimeout(timer)
  }, [deal, table, isWanted, isKnown])
  return isWanted && isKnown ? advice.mask : null
}
