/** A player's bets, page by page, and one of them whole. */
import { bonus } from '@uwanja/contract/site/bonus'
import { user } from '@uwanja/contract/site/user'
import { ask } from '../ask.ts'
import { useInfiniteQuery, useQuery } from '../queries.ts'
import { useLive } from '../live/capabilities.ts'
import { useLanguage } from '../texts/language.ts'
import { type BetFilters, nextPage } from './bets-rules.ts'

const askBets = (wanted: BetFilters & { readonly page: number }, signal: AbortSignal) =>
  ask(user.getUserBettingHistory, wanted, signal)
type Rows = NonNullable<Awaited<ReturnType<typeof askBets>>>

export function useBets(filters: BetFilters) {
  const query = useInfiniteQuery({
    queryKey: ['bets', filters],
    queryFn: async ({ pageParam, signal }): Promise<Rows> => {
      const rows = await askBets({ ...filters, page: pageParam }, signal)
      // A server that answers otherwise has none to show.
      return Array.isArray(rows) ? (rows as Rows) : []
    },
    initialPageParam: 1,
    getNextPageParam: (last, _all, page) => nextPage(last, page),
    // Bets are decided while this page is closed.
    staleTime: 0,
  })
  const rows = (query.data?.pages ?? []).flat().filter((row) => row !== null && row !== undefined)
  return { query, rows }
}
export type BetRow = ReturnType<typeof useBets>['rows'][number]

/** What a promotion adds to a bet. Ours alone: a server of the specification has no such call. */
export function useBoost(betId: string, company: string) {
  const { language } = useLanguage()
  const isThere = useLive((live) => live.calls?.includes('Bonus/GetBoosts') ?? false)
  const { data } = useQuery({
    queryKey: ['boosts', language],
    queryFn: async ({ signal }) => (await ask(bonus.getBoosts, { lang: language }, signal))?.boosts ?? [],
    enabled: isThere,
    staleTime: 0,
  })
  return data?.find((one) => one?.betId === betId && one.company === company) ?? null
}

export const useBet = (betId: string, company: string) =>
  useQuery({
    queryKey: ['bet', betId, company],
    queryFn: ({ signal }) => ask(user.getBettingDetails, { betId, company }, signal),
    staleTime: 0,
  })
export type BetWhole = NonNullable<ReturnType<typeof useBet>['data']>
