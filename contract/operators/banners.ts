/** The office's calls about the first screen's banners. */
import * as z from 'zod/mini'
import { flag, idText, text, whole } from '../wire/fields.ts'
import { said, shownSaid } from '../wire/said.ts'
import { officeCall } from './call.ts'

export const BANNER_TEXTS = { title: 40, text: 70 } as const
/** Three of them stand on a screen that is promised to be light. */
export const BANNER_PICTURE_MOST_BYTES = 20_000

const banner = z.object({
  id: z.string(),
  texts: z.object({ title: shownSaid, text: shownSaid }),
  picture: z.string(),
  /** Where it leads to: an address of the site. */
  link: z.string(),
  position: z.int(),
  isShown: z.boolean(),
  /** Shown, begun, not over, and for this house's jurisdiction. */
  isRunning: z.boolean(),
  startsAt: z.string(),
  endsAt: z.nullable(z.string()),
  jurisdiction: z.string(),
})
export type OfficeBanner = z.output<typeof banner>

const instant = z.iso.datetime({ offset: true })
/** Of the site itself: neither another house's nor a second host behind two strokes. */
const siteAddress = z.string().check(z.maxLength(200), z.regex(/^\/(?:$|[^/\\\s\p{C}][^\\\s\p{C}]*$)/u))

export const officeBanners = {
  banners: officeCall('promotions.read', {
    method: 'GET',
    path: '/api/office/Banners',
    about: 'Banners of the first screen in their order, 100 at most, and the pictures that are light enough for one.',
    reply: z.object({ banners: z.array(banner), pictures: z.array(z.string()) }),
  }),
  keepBanner: officeCall('promotions.edit', {
    method: 'POST',
    path: '/api/office/KeepBanner',
    about:
      'A banner of the first screen, new (id empty) or as it should be from now on. One that is shown has its texts in every language. Of those that run the first three by position are seen. startsAt empty: from now on; endsAt empty: without an end; jurisdiction empty: wherever this house is. The picture: one of 20,000 bytes at most that PutPromotionPicture took.',
    body: {
      id: z.union([idText, z.literal('')]),
      texts: z.object({ title: said(BANNER_TEXTS.title), text: said(BANNER_TEXTS.text) }),
      picture: text(80),
      link: siteAddress,
      position: whole(0, 999),
      isShown: flag,
      startsAt: z.union([instant, z.literal('')]),
      endsAt: z.union([instant, z.literal('')]),
      jurisdiction: text(2),
    },
    reply: z.object({ id: z.string() }),
    refusals: ['NOT_FOUND', 'INCORRECT_PARAMETER_VALUE'],
    example: {
      id: '',
      texts: {
        title: { en: 'The cup begins', sw: 'Kombe linaanza', zh: '杯赛开始' },
        text: { en: 'All its matches', sw: 'Mechi zake zote', zh: '全部赛事' },
      },
      picture: '',
      link: '/Sports/Altenar',
      position: 1,
      isShown: true,
      startsAt: '',
      endsAt: '',
      jurisdiction: '',
    },
  }),
} as const
