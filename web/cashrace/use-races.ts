/** What the pages of races ask. Any field may be missing at a server that is not ours, the id above all. */
import { cashrace } from '@uwanja/contract/site/cashrace'
import type { Reply } from '@uwanja/contract/wire/call'
import { ask } from '../ask.ts'
import { isMobile } from '../game/is-mobile.ts'
import { useLive } from '../live/capabilities.ts'
import { readGames } from '../lobby/game.ts'
import { useQuery } from '../queries.ts'
import type { Loose } from '../send.ts'
import { useSession } from '../session/session.ts'
import { useLanguage } from '../texts/language.ts'

type Row<C> = NonNullable<NonNullable<Loose<Reply<C>>> extends readonly (infer E)[] ? E : never>
export type Race = Row<typeof cashrace.getCashRacesList>
export type RaceDetails = NonNullable<Loose<Reply<typeof cashrace.getCashraceDetails>>>
export type Drops = NonNullable<RaceDetails['drops']>

/** A list, whatever came. */
export const rows = <T>(raw: readonly (T | null | undefined)[] | null | undefined): NonNullable<T>[] =>
  (Array.isArray(raw) ? raw : []).filter((one): one is NonNullable<T> => one !== null && one !== undefined)

const LIST_AGE_MS = 60_000
/** Where nothing is pushed a leaderboard is this old at most. */
const PLACES_AGE_MS = 15_000

export function useRaces() {
  const { language } = useLanguage()
  return useQuery({
    queryKey: ['cash-races', language],
    queryFn: async ({ signal }) => rows(await ask(cashrace.getCashRacesList, {}, signal)),
    refetchInterval: LIST_AGE_MS,
  })
}

export const RACE_KEY = 'cash-race'

export function useRace(urlSuffix: string) {
  const { language } = useLanguage()
  const isPushed = useLive(({ stream }) => stream === 'open')
  return useQuery({
    queryKey: [RACE_KEY, urlSuffix, language],
    queryFn: ({ signal }) => ask(cashrace.getCashraceDetails, { urlSuffix }, signal),
    enabled: urlSuffix !== '',
    refetchInterval: isPushed ? false : PLACES_AGE_MS,
  })
}

export const useRaceGames = (id: number | null) =>
  useQuery({
    queryKey: ['cash-race-games', id],
    queryFn: async ({ signal }) => {
      const asked = { cashraceIdsStr: String(id), isMobile: isMobile() }
      return readGames(rows(await ask(cashrace.getCashRaceGames, asked, signal)))
    },
    enabled: id !== null,
  })

export const STANDING_KEY = 'cash-race-standing'

/** Ours alone: a server of the specification tells nobody their place. */
export function useStanding(id: number | null) {
  const token = useSession(({ user }) => user?.token ?? '')
  const isThere = useLive(({ calls }) => calls?.includes('Cashrace/GetCashRaceStanding') === true)
  const isPushed = useLive(({ stream }) => stream === 'open')
  return useQuery({
    queryKey: [STANDING_KEY, id, token],
    queryFn: ({ signal }) => ask(cashrace.getCashRaceStanding, { cashraceId: id ?? 0 }, signal),
    enabled: id !== null && token !== '' && isThere,
    refetchInterval: isPushed ? false : PLACES_AGE_MS,
  })
}

export function usePastRaces() {
  const { language } = useLanguage()
  return useQuery({
    queryKey: ['cash-race-archive', language],
    queryFn: async ({ signal }) => rows(await ask(cashrace.getCashRaceArchive, {}, signal)),
  })
}
