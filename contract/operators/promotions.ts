/** The office's calls about promotions: categories, pictures, texts in three languages, what they give and what that costs. */
import * as z from 'zod/mini'
import { BASES, EFFECT_KINDS, effectRule } from '../site/effects.ts'
import { blocks } from '../site/marketing.ts'
import { amountText } from '../wire/amounts.ts'
import { flag, idText, text, whole, written } from '../wire/fields.ts'
import { said } from '../wire/said.ts'
import { doneOrWaits } from './approvals.ts'
import { officeCall } from './call.ts'

export const PROMOTION_STATES = ['draft', 'published', 'ended'] as const
export type PromotionState = (typeof PROMOTION_STATES)[number]

/** One text in each language; what is empty keeps its promotion a draft. */
export const PROMOTION_TEXTS = { title: 80, description: 300, body: 8_000, terms: 8_000, tags: 120 } as const
const texts = z.object({
  title: said(PROMOTION_TEXTS.title),
  description: said(PROMOTION_TEXTS.description),
  /** Markdown. */
  body: said(PROMOTION_TEXTS.body),
  terms: said(PROMOTION_TEXTS.terms),
  /** With commas between them. */
  tags: said(PROMOTION_TEXTS.tags),
})
const shownTexts = z.object({
  title: z.record(z.string(), z.string()),
  description: z.record(z.string(), z.string()),
  body: z.record(z.string(), z.string()),
  terms: z.record(z.string(), z.string()),
  tags: z.record(z.string(), z.string()),
})

/** A picture that a phone pays for: no larger than this, and no more points either way. */
export const PICTURE_MOST_BYTES = 45_000
export const PICTURE_MOST_POINTS = 2_048

const category = z.object({
  id: z.string(),
  names: z.record(z.string(), z.string()),
  position: z.int(),
  isActive: z.boolean(),
  inMenu: z.boolean(),
})
export type OfficeCategory = z.output<typeof category>

const effect = z.object({
  kind: z.enum(EFFECT_KINDS),
  code: z.string(),
  base: z.enum(BASES),
  currency: z.string(),
  rule: z.record(z.string(), z.union([z.number(), z.string()])),
  /** The most that it may give in all, what it gave, and what it cost by the ledger: given less what came back. */
  cap: z.string(),
  given: z.string(),
  cost: z.string(),
  joined: z.int(),
  takers: z.int(),
})
export type OfficeEffect = z.output<typeof effect>

const promotion = z.object({
  id: z.string(),
  state: z.enum(PROMOTION_STATES),
  /** Published, begun, not ended. */
  isRunning: z.boolean(),
  texts: shownTexts,
  categories: z.array(z.string()),
  picture: z.string(),
  startsAt: z.string(),
  endsAt: z.nullable(z.string()),
  jurisdiction: z.string(),
  /** Whom it is for; empty: everybody. */
  segment: z.string(),
  effect: z.nullable(effect),
})
export type OfficePromotion = z.output<typeof promotion>

const instant = z.iso.datetime({ offset: true })

export const officePromotions = {
  promotions: officeCall('promotions.read', {
    method: 'GET',
    path: '/api/office/Promotions',
    about: 'Promotions, the newest first, 200 at most, with what they gave and cost.',
    reply: z.object({ promotions: z.array(promotion), categories: z.array(category) }),
  }),
  promotion: officeCall('promotions.read', {
    method: 'GET',
    path: '/api/office/Promotion',
    about:
      'One promotion with its categories, the pictures that there are, and how many took it on each of its last 30 days.',
    query: { id: idText },
    reply: z.object({
      promotion,
      categories: z.array(category),
      pictures: z.array(z.string()),
      days: z.array(z.object({ day: z.string(), takers: z.int(), given: z.string() })),
    }),
    refusals: ['NOT_FOUND'],
    example: { id: '1' },
  }),
  keepPromotionCategory: officeCall('promotions.edit', {
    method: 'POST',
    path: '/api/office/KeepPromotionCategory',
    about: 'A category of promotions, new (id empty) or as it should be from now on.',
    body: {
      id: z.union([idText, z.literal('')]),
      en: written(40),
      sw: written(40),
      zh: written(40),
      position: whole(0, 999),
      isActive: flag,
      inMenu: flag,
    },
    reply: z.object({ id: z.string() }),
    refusals: ['NOT_FOUND'],
    example: { id: '', en: 'Casino', sw: 'Kasino', zh: '娱乐场', position: 1, isActive: true, inMenu: false },
  }),
  keepPromotion: officeCall('promotions.edit', {
    method: 'POST',
    path: '/api/office/KeepPromotion',
    about:
      'A promotion, new (id empty) or as it should be from now on. startsAt empty: from now on; endsAt empty: without an end. jurisdiction empty: wherever this house is.',
    body: {
      id: z.union([idText, z.literal('')]),
      texts,
      categories: z.array(idText).check(z.maxLength(20)),
      picture: text(80),
      startsAt: z.union([instant, z.literal('')]),
      endsAt: z.union([instant, z.literal('')]),
      jurisdiction: text(2),
      /** Only players of this segment may join; it stands on no list, and whoever has its address may read it. */
      segment: z._default(z.union([idText, z.literal('')]), ''),
    },
    reply: z.object({ id: z.string() }),
    refusals: ['NOT_FOUND', 'NO_LONGER_OPEN', 'INCORRECT_PARAMETER_VALUE'],
    example: {
      id: '',
      texts: {
        title: { en: 'Welcome', sw: 'Karibu', zh: '欢迎' },
        description: { en: 'For new players', sw: 'Kwa wachezaji wapya', zh: '新玩家专享' },
        body: { en: 'Deposit **once**.', sw: 'Weka pesa **mara moja**.', zh: '首次**存款**。' },
        terms: { en: '- 18+', sw: '- 18+', zh: '- 18+' },
        tags: { en: 'New', sw: 'Mpya', zh: '新' },
      },
      categories: ['1'],
      picture: '',
      startsAt: '',
      endsAt: '',
      jurisdiction: '',
    },
  }),
  setPromotionState: officeCall('promotions.edit', {
    method: 'POST',
    path: '/api/office/SetPromotionState',
    about: 'Publishes a promotion whose texts are whole in every language, or ends one. What was given stays given.',
    body: { id: idText, state: z.enum(['published', 'ended']), why: written(300) },
    refusals: ['NOT_FOUND', 'NO_LONGER_OPEN', 'INCORRECT_PARAMETER_VALUE'],
    example: { id: '1', state: 'published', why: 'agreed with finance' },
  }),
  putPromotionPicture: officeCall('promotions.edit', {
    method: 'POST',
    path: '/api/office/PutPromotionPicture',
    about:
      'A picture in PNG or WebP as base64, at most 45,000 bytes and 2,048 points either way. Drawings in SVG are refused: they may hold scripts.',
    body: { content: z.string().check(z.maxLength(60_000), z.regex(/^[A-Za-z0-9+/]+={0,2}$/)) },
    reply: z.object({ picture: z.string() }),
    refusals: ['INCORRECT_PARAMETER_VALUE'],
    example: { content: 'iVBORw0KGgo=' },
  }),
  previewPromotion: officeCall('promotions.read', {
    method: 'POST',
    path: '/api/office/PreviewPromotion',
    about: 'The parts that a text in Markdown has on the site.',
    body: { text: text(PROMOTION_TEXTS.body) },
    reply: z.object({ blocks }),
    example: { text: '**18+**' },
  }),
  askPromotionEffect: officeCall('promotions.spend', {
    method: 'POST',
    path: '/api/office/AskPromotionEffect',
    about:
      'What a promotion gives: its code, its rule and the most that it may give in all. Above the sum of four eyes a second person decides. Once it gave something only its cap may grow.',
    body: {
      id: idText,
      code: z.union([z.string().check(z.regex(/^[A-Z0-9]{3,20}$/)), z.literal('')]),
      effect: effectRule,
      cap: amountText,
      why: written(300),
    },
    reply: doneOrWaits,
    refusals: ['NOT_FOUND', 'NO_LONGER_OPEN', 'INVALID_AMOUNT', 'INCORRECT_PARAMETER_VALUE'],
    example: {
      id: '1',
      code: 'BURE',
      effect: { kind: 'free-bet', amount: '200', days: 7, base: 'deposit', least: '1000' },
      cap: '200000',
      why: 'the plan of December',
    },
  }),
} as const
