/** What the jackpot's pages ask. Any field may be missing at a server that is not ours. */
import { jackpot } from '@uwanja/contract/site/jackpot'
import type { Reply } from '@uwanja/contract/wire/call'
import { ask } from '../ask.ts'
import { useQuery } from '../queries.ts'
import type { Loose } from '../send.ts'
import { useSession } from '../session/session.ts'

type Row<C> = NonNullable<NonNullable<Loose<Reply<C>>> extends readonly (infer E)[] ? E : never>
export type Round = Row<typeof jackpot.getManualJackpotList>
export type Match = Row<typeof jackpot.getManualJackpotEvents>
export type Ticket = Row<typeof jackpot.getManualJackpotUserBets>
export type PastRound = Row<typeof jackpot.getJackpotArchive>

/** A list, whatever came. */
const rows = <T>(raw: readonly (T | null | undefined)[] | null): NonNullable<T>[] =>
  (Array.isArray(raw) ? raw : []).filter((one): one is NonNullable<T> => one !== null && one !== undefined)

/** Pools grow while one looks. */
const LIST_AGE_MS = 30_000

export const useRounds = () =>
  useQuery({
    queryKey: ['jackpots'],
    // Only active ones, by their start (A22: the site looks too).
    queryFn: async ({ signal }) =>
      rows(await ask(jackpot.getManualJackpotList, {}, signal)).filter((one) => one.isActive),
    staleTime: LIST_AGE_MS,
    refetchInterval: LIST_AGE_MS,
  })

export const useMatches = (jackpotId: number) =>
  useQuery({
    queryKey: ['jackpot-events', jackpotId],
    queryFn: async ({ signal }) => rows(await ask(jackpot.getManualJackpotEvents, { jackpotId }, signal)),
  })

export const TICKETS_KEY = ['jackpot-bets']

export function useTickets() {
  const token = useSession((session) => session.user?.token ?? '')
  return useQuery({
    queryKey: [...TICKETS_KEY, token],
    queryFn: async ({ signal }) => rows(await ask(jackpot.getManualJackpotUserBets, {}, signal)),
    enabled: token !== '',
    // Whoever comes from the slip looks for the ticket of a moment ago.
    staleTime: 0,
  })
}

export const useTicketEvents = (betId: number) =>
  useQuery({
    queryKey: ['jackpot-bet', betId],
    queryFn: ({ signal }) => ask(jackpot.getManualJackpotUserBetEvents, { betId }, signal),
  })

/** Ours alone: a server of the specification has no archive, and then there is none. */
export const usePastRounds = () =>
  useQuery({
    queryKey: ['jackpot-archive'],
    queryFn: async ({ signal }) => rows(await ask(jackpot.getJackpotArchive, {}, signal)),
  })
