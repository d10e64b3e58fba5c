/** The first screen's banners: what visitors and players see of them, and what operators keep. */
import { BANNER_PICTURE_MOST_BYTES, type officeBanners } from '@uwanja/contract/operators/banners'
import { HOME_SHOWS, type HomeNow } from '@uwanja/contract/site/home'
import type { Language } from '@uwanja/contract/wire/constants'
import { isSaidInAll } from '@uwanja/contract/wire/said'
import type { Sql } from '@uwanja/database/sql'
import { recordAudit } from '../operators/audit-store.ts'
import type { OperatorDeps } from '../operators/deps.ts'
import type { OfficeHandlers } from '../operators/mount.ts'
import { refuse } from '../runtime/refuse.ts'
import {
  allBanners,
  insertBanner,
  lightPictureNames,
  lockBanner,
  runningBanners,
  updateBanner,
} from './banner-store.ts'
import { pictureAddress } from './pictures.ts'
import { pictureByName } from './promotion-store.ts'

export async function shownBanners(db: Sql, country: string, language: Language): Promise<HomeNow['banners']> {
  const found = await runningBanners(db, country, HOME_SHOWS.banners)
  return found.map(({ id, texts, picture, link }) => ({
    id: String(id),
    picture: pictureAddress(picture),
    title: texts.title[language],
    text: texts.text[language],
    link,
  }))
}

const date = (raw: string): Date | null => (raw === '' ? null : new Date(raw))

/** @returns its digest; null: none was named. Refuses one that is not there, or too heavy for the first screen. */
async function pictureOf(db: Sql, address: string): Promise<string | null> {
  if (address === '') return null
  const name = address.split('/').at(-1)!
  const picture = await pictureByName(db, name)
  if (!picture || picture.bytes.length > BANNER_PICTURE_MOST_BYTES)
    return refuse('INCORRECT_PARAMETER_VALUE', { field: 'picture' })
  return name.split('.')[0]!
}

export function bannerOperators({ db, jurisdiction }: OperatorDeps) {
  return {
    async banners() {
      const [banners, pictures] = [
        await allBanners(db, jurisdiction.country),
        await lightPictureNames(db, BANNER_PICTURE_MOST_BYTES),
      ]
      return {
        banners: banners.map(({ id, picture, startsAt, endsAt, ...one }) => ({
          ...one,
          id: String(id),
          picture: pictureAddress(picture),
          startsAt: startsAt.toISOString(),
          endsAt: endsAt?.toISOString() ?? null,
        })),
        pictures: pictures.map(pictureAddress),
      }
    },
    async keepBanner({ id, ...asked }, { operator: by }) {
      const made = await db.transaction(async (tx) => {
        const before =
          id === '' ? null : ((await lockBanner(tx, BigInt(id), jurisdiction.country)) ?? refuse('NOT_FOUND'))
        if (asked.isShown && !isSaidInAll(asked.texts.title, asked.texts.text))
          refuse('INCORRECT_PARAMETER_VALUE', { field: 'texts' })
        const kept = {
          ...asked,
          picture: await pictureOf(tx, asked.picture),
          startsAt: date(asked.startsAt),
          endsAt: date(asked.endsAt),
        }
        const starts = kept.startsAt ?? before?.startsAt ?? new Date(0)
        if (kept.endsAt && kept.endsAt <= starts) refuse('INCORRECT_PARAMETER_VALUE', { field: 'endsAt' })
        const one = before?.id ?? (await insertBanner(tx, kept, by.id))
        if (before) await updateBanner(tx, one, kept)
        await recordAudit(tx, { by, action: 'banner.kept', subject: `banner ${one}`, why: '', after: asked })
        return one
      })
      return { id: String(made) }
    },
  } satisfies Pick<OfficeHandlers, keyof typeof officeBanners>
}
