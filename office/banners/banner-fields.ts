/** A banner of the home page as an operator types it, and how it stands now. Pure. */
import type { RawInput } from '@uwanja/contract/wire/call'
import type { OfficeBanner } from '@uwanja/contract/operators/banners'
import type { office } from '@uwanja/contract/operators/office'
import { HOME_SHOWS } from '@uwanja/contract/site/home'
import { instantOf, localMoment } from '../promotions/promotion-fields.ts'

const NOTHING = { en: '', sw: '', zh: '' }

/** Fields hold text. A new banner stands behind those that are there, and nobody sees it before somebody says so. */
export const typedOf = (banner: OfficeBanner | null, others: readonly OfficeBanner[]) => ({
  title: { ...(banner?.texts.title ?? NOTHING) },
  text: { ...(banner?.texts.text ?? NOTHING) },
  picture: banner?.picture ?? '',
  link: banner?.link ?? '',
  position: String(banner?.position ?? Math.min(999, Math.max(0, ...others.map((one) => one.position)) + 1)),
  isShown: banner?.isShown ?? false,
  startsAt: localMoment(banner?.startsAt ?? null),
  endsAt: localMoment(banner?.endsAt ?? null),
  jurisdiction: banner?.jurisdiction ?? '',
})
export type BannerTyped = ReturnType<typeof typedOf>

type Kept = RawInput<typeof office.keepBanner>

export const bannerOf = (id: string, { title, text, startsAt, endsAt, ...rest }: BannerTyped): Kept => ({
  ...rest,
  id,
  texts: { title, text },
  startsAt: instantOf(startsAt),
  endsAt: instantOf(endsAt),
})

export type Standing = 'seen' | 'waits' | 'notNow' | 'off'

/** @param banners In the order in which players see them. */
export function standingOf(banner: OfficeBanner, banners: readonly OfficeBanner[]): Standing {
  if (!banner.isShown) return 'off'
  if (!banner.isRunning) return 'notNow'
  const place = banners.filter((one) => one.isRunning).indexOf(banner)
  return place < HOME_SHOWS.banners ? 'seen' : 'waits'
}
