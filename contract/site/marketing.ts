/** Area Marketing: promotions and campaigns (A22, C06). */
import * as z from 'zod/mini'
import { call } from '../wire/call.ts'
import { gives } from './effects.ts'
import { REFCODE, REFCODE_LENGTH } from './refcode.ts'
import { flag, language, maybe, text, whole } from '../wire/fields.ts'

export const refcode = z.string().check(z.maxLength(REFCODE_LENGTH), z.regex(REFCODE))

/** A segment of a page's path; absent reads as empty, because a path may have less than two. */
const segment = z.pipe(
  z.nullish(z.string().check(z.maxLength(128), z.regex(/^[^\p{C}]*$/u))),
  z.transform((raw: string | null | undefined) => raw ?? ''),
)

/** Ids of promotions and of their categories are small numbers, as everything in the specification's lists is. */
const id = whole(0, 999_999_999)

/** Texts of a promotion are written in Markdown and travel as these parts, so that nobody shows markup that an operator typed. */
const span = z.object({
  text: z.string(),
  how: z.optional(z.enum(['strong', 'em'])),
  /** An address of ours, or a whole one with https. */
  to: z.optional(z.string()),
})
export type Span = z.output<typeof span>
const block = z.object({
  kind: z.enum(['heading', 'text', 'list', 'numbers']),
  /** Of a list each is one item; of all others there is one. */
  lines: z.array(z.array(span)),
})
export type Block = z.output<typeof block>
export const blocks = z.array(block)

/** The specification's fields of a card (C09). */
const card = {
  id: z.int(),
  imageURL: z.string(),
  titleMainPage: z.string(),
  categoryDescriptionAll: z.string(),
  promotionCategoryList: z.array(z.object({ id: z.int(), category: z.string() })),
  promotionTagsList: z.array(z.object({ tagName: z.string() })),
  /** Ours: an instant, or null for one without an end. */
  endsAt: z.nullable(z.string()),
}

export const marketing = {
  getActivePromotionCategories: call({
    method: 'GET',
    path: '/api/api/Marketing/GetActivePromotionCategories',
    access: 'anyone',
    about:
      'The active categories of promotions, in their order. "All" is not among them: it is the client’s, with the id 0.',
    query: { lang: language },
    reply: z.array(
      z.object({ id: z.int(), category: z.string(), isActive: z.boolean(), activatedInMenu: z.boolean() }),
    ),
    example: { lang: 'en' },
  }),
  getActivePromotions: call({
    method: 'GET',
    path: '/api/api/Marketing/getActivePromotions',
    access: 'anyone',
    about:
      'The promotions of a category that run now; 0 is all of them. Those for some players only are not among them.',
    query: { lang: language, categoryId: id },
    reply: z.array(z.object(card)),
    example: { lang: 'en', categoryId: 0 },
  }),
  promotionDetails: call({
    method: 'GET',
    path: '/api/api/Marketing/PromotionDetails',
    access: 'anyone',
    about: 'One promotion that runs now, with its text and its terms.',
    query: { lang: language, PromotionID: id },
    reply: z.object({
      ...card,
      startsAt: z.string(),
      body: blocks,
      terms: blocks,
      /** What may be typed at a deposit; empty: none. */
      code: z.string(),
      /** null: it only tells something. */
      gives: z.nullable(gives),
    }),
    refusals: ['NOT_FOUND'],
    example: { lang: 'en', PromotionID: 1 },
  }),
  registerCampaignClick: call({
    method: 'POST',
    path: '/api/api/Marketing/RegisterCampaignClick',
    access: 'anyone',
    about:
      'Counts a visit that a partner sent. host is the referrer, controllerName and actionName are the first two segments of the page’s path.',
    query: { refcode, host: text(2048), controllerName: segment, actionName: segment, isFirst: maybe(flag) },
    example: {
      refcode: 'rosaree',
      host: 'https://partner.example/',
      controllerName: 'cashraces',
      actionName: '',
      isFirst: true,
    },
  }),
}
