/** The player's bonuses, on servers that have them. */
import { bonus } from '@uwanja/contract/site/bonus'
import { ask } from '../ask.ts'
import { useLive } from '../live/capabilities.ts'
import { useQuery } from '../queries.ts'

export const BONUSES_KEY = ['bonuses']

/** Never asked on servers without bonuses. */
export function useBonusQuery() {
  const isThere = useLive((live) => live.calls?.includes('Bonus/GetBonuses') ?? false)
  return useQuery({
    queryKey: BONUSES_KEY,
    queryFn: ({ signal }) => ask(bonus.getBonuses, {}, signal),
    enabled: isThere,
    staleTime: 0,
  })
}

/** Null while nobody knows, and on servers without bonuses. */
export const useBonuses = () => useBonusQuery().data ?? null

/** Whether it is known what bonuses there are, or that there is nobody to ask. */
export function useBonusKnown(): boolean {
  const calls = useLive((live) => live.calls)
  const { isPending } = useBonusQuery()
  return calls !== null && (!isPending || !calls.includes('Bonus/GetBonuses'))
}

type Bonuses = NonNullable<ReturnType<typeof useBonuses>>
export type OpenBonus = NonNullable<NonNullable<Bonuses['bonuses']>[number]>
export type FreeBet = NonNullable<NonNullable<Bonuses['freeBets']>[number]>
export type FreeSpins = NonNullable<NonNullable<Bonuses['freeSpins']>[number]>
export type Offer = NonNullable<NonNullable<Bonuses['offers']>[number]>

export const openBonus = (bonuses: Bonuses | null): OpenBonus | undefined =>
  bonuses?.bonuses?.find((one) => one?.state === 'active') ?? undefined
