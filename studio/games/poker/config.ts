/** The pay tables of video poker, named by what a full house and a flush pay, and the return of each with best play. */
import type { HandName, PokerTable } from '@uwanja/contract/studio/poker'

const tableOf = (pays: Partial<Record<HandName, number>>): PokerTable => ({
  pays: (Object.entries(pays) as [HandName, number][]).map(([hand, stakes]) => ({ hand, stakes })),
})

function jacks(fullHouse: number, flush: number): PokerTable {
  return tableOf({
    'royal-flush': 800,
    'straight-flush': 50,
    'four-of-a-kind': 25,
    'full-house': fullHouse,
    flush,
    straight: 4,
    'three-of-a-kind': 3,
    'two-pairs': 2,
    'high-pair': 1,
  })
}

const bonus = tableOf({
  'royal-flush': 800,
  'straight-flush': 50,
  'four-aces': 80,
  'four-low': 40,
  'four-of-a-kind': 25,
  'full-house': 8,
  flush: 5,
  straight: 4,
  'three-of-a-kind': 3,
  'two-pairs': 2,
  'high-pair': 1,
})

interface Poker {
  readonly table: PokerTable
  /** With the best hold of every hand, in basis points, rounded down; `return.ts` computes it, a deep test compares. */
  readonly rtpBasisPoints: number
}

export const POKERS = {
  'jacks-9-6': { table: jacks(9, 6), rtpBasisPoints: 9_954 },
  'bonus-8-5': { table: bonus, rtpBasisPoints: 9_916 },
  'jacks-8-5': { table: jacks(8, 5), rtpBasisPoints: 9_729 },
} as const satisfies Record<string, Poker>

export function pokerOf(variant: string): Poker {
  if (!Object.hasOwn(POKERS, variant)) throw new Error(`no such video poker: ${variant}`)
  return POKERS[variant as keyof typeof POKERS]
}
