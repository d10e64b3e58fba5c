/** The player's bonuses, on servers that have them. */
import { bonus } from '@uwanja/contract/site/bonus'
import { ask } from '../ask.ts'
import { useLive } from '../live/capabilities.ts'
import { useQuery } from '../queries.ts'

export const BONUSES_KEY = ['bonuses']

/** Null while nobody knows, and on servers without bonuses. */
export function useBonuses() {
  const isThere = useLive((live) => live.calls?.includes('Bonus/GetBonuses') ?? false)
  const query = useQuery({
    queryKey: BONUSES_KEY,
    queryFn: ({ signal }) => ask(bonus.getBonuses, {}, signal),
    enabled: isThere,
    staleTime: 0,
  })
  return query.data ?? null
}

type Bonuses = NonNullable<ReturnType<typeof useBonuses>>
export type OpenBonus = NonNullable<NonNullable<Bonuses['bonuses']>[number]>
export type Offer = NonNullable<NonNullable<Bonuses['offers']>[number]>

export const openBonus = (bonuses: Bonuses | null): OpenBonus | undefined =>
  bonuses?.bonuses?.find((one) => one?.state === 'active') ?? undefined
