/** Margins as a person reads and types them: percent with two places, over shares of 1. Pure. */
import { MARKET_GROUPS } from '@uwanja/contract/book/desk-rules'
import { MARGIN_BOUNDS } from '@uwanja/contract/book/desk-tiers'
import type { Reply } from '@uwanja/contract/wire/call'
import type { office } from '@uwanja/contract/operators/office'

export type MarginTable = Omit<Reply<typeof office.tradingMargins>, 'versions'>
export type TypedMargins = Readonly<Record<string, string>>

export const TIERS = ['1', '2', '3'] as const

/** 0.045 is 4.5. */
export const percentOf = (share: number): string => String(Math.round(share * 10_000) / 100)

/** null: it is no percentage between the two, or has more than two places. */
export function shareOf(typed: string, least: number, most: number): number | null {
  if (!/^\d{1,2}([.,]\d{1,2})?$/.test(typed.trim())) return null
  const share = Math.round(Number(typed.trim().replace(',', '.')) * 100) / 10_000
  return share >= least && share <= most ? share : null
}

/** What a field of the table is called: the tier and the group, or the addition of live markets. */
export const LIVE = 'live'
export const fieldOf = (tier: string, group: string): string => `${tier} ${group}`

export function typedOf({ tiers, live }: MarginTable): TypedMargins {
  const fields = TIERS.flatMap((tier) =>
    MARKET_GROUPS.map((group) => [fieldOf(tier, group), percentOf(tiers[tier][group])] as const),
  )
  return { ...Object.fromEntries(fields), [LIVE]: percentOf(live) }
}

/** One field as a share; null: it cannot hold. */
export function readField(typed: TypedMargins, field: string): number | null {
  const [least, most] = field === LIVE ? [0, MARGIN_BOUNDS.mostLive] : [MARGIN_BOUNDS.least, MARGIN_BOUNDS.most]
  return shareOf(typed[field] ?? '', least, most)
}

/** null: one of them cannot hold. */
export function tableOf(typed: TypedMargins): MarginTable | null {
  if (Object.keys(typed).some((field) => readField(typed, field) === null)) return null
  const tiers = TIERS.map((tier) => [
    tier,
    Object.fromEntries(MARKET_GROUPS.map((group) => [group, readField(typed, fieldOf(tier, group))])),
  ])
  return { tiers: Object.fromEntries(tiers), live: readField(typed, LIVE) } as MarginTable
}
