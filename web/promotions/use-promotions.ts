/** What the promotions' pages ask. Any field may be missing at a server that is not ours; failures are logged and thrown on (B7). */
import { bonus } from '@uwanja/contract/site/bonus'
import { marketing } from '@uwanja/contract/site/marketing'
import type { Reply } from '@uwanja/contract/wire/call'
import { ask, RefusedError } from '../ask.ts'
import { useLive } from '../live/capabilities.ts'
import { logFailure } from '../log.ts'
import { useQuery } from '../queries.ts'
import type { Loose } from '../send.ts'
import { useSession } from '../session/session.ts'
import { useLanguage } from '../texts/language.ts'

type Row<C> = NonNullable<NonNullable<Loose<Reply<C>>> extends readonly (infer E)[] ? E : never>
export type Promotion = Row<typeof marketing.getActivePromotions>
export type Category = Row<typeof marketing.getActivePromotionCategories>
export type Details = NonNullable<Loose<Reply<typeof marketing.promotionDetails>>>
export type Gives = NonNullable<Details['gives']>

/** A list, whatever came. */
export const rows = <T>(raw: readonly (T | null | undefined)[] | null | undefined): NonNullable<T>[] =>
  (Array.isArray(raw) ? raw : []).filter((one): one is NonNullable<T> => one !== null && one !== undefined)

/** The network's failures are logged where they happen, and a refusal here. */
async function logged<T>(asked: Promise<T>): Promise<T> {
  try {
    return await asked
  } catch (error) {
    if (error instanceof RefusedError) logFailure('promotions were refused', error)
    throw error
  }
}

/** Another language has another key, so its choice loads everything anew (B4). */
export function useCategories() {
  const { language } = useLanguage()
  return useQuery({
    queryKey: ['promotion-categories', language],
    queryFn: async ({ signal }) =>
      rows(await logged(ask(marketing.getActivePromotionCategories, { lang: language }, signal))),
  })
}

export function usePromotions(categoryId: number) {
  const { language } = useLanguage()
  return useQuery({
    queryKey: ['promotions', language, categoryId],
    queryFn: async ({ signal }) =>
      rows(await logged(ask(marketing.getActivePromotions, { lang: language, categoryId }, signal))),
  })
}

export function usePromotion(id: number) {
  const { language } = useLanguage()
  return useQuery({
    queryKey: ['promotion', language, id],
    queryFn: ({ signal }) => logged(ask(marketing.promotionDetails, { lang: language, PromotionID: id }, signal)),
    enabled: id > 0,
  })
}

export const STANDING_KEY = ['my-promotions']

/** Ours alone: a server of the specification has no such call, and then nobody can join by a button. */
export function useStanding(id: number) {
  const token = useSession((session) => session.user?.token ?? '')
  const isThere = useLive((live) => live.calls?.includes('Bonus/GetPromotions') ?? false)
  const query = useQuery({
    queryKey: [...STANDING_KEY, token],
    queryFn: async ({ signal }) => rows((await ask(bonus.getPromotions, {}, signal))?.promotions),
    enabled: isThere && token !== '',
    staleTime: 0,
  })
  return { isThere, standing: query.data?.find((one) => one.id === id) ?? null }
}
