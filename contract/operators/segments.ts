/** The office's calls about segments (saved filters over players) and letters to them. */
import * as z from 'zod/mini'
import { limitText } from '../wire/amounts.ts'
import { idText, text, whole, written } from '../wire/fields.ts'
import { said, shownSaid } from '../wire/said.ts'
import { officeCall } from './call.ts'

export const MAILING_STATES = ['draft', 'sending', 'stopped', 'sent'] as const
export const PROVEN = ['any', 'proven', 'unproven'] as const
export const DEPOSITED = ['any', 'none', 'some'] as const
export const MAILING_TEXTS = { header: 80, text: 2_000 } as const

const days = whole(0, 3_650)
const sum = z.union([z.literal(''), limitText])
/** Amounts in the house's currency, empty: not asked. Days: 0 is not asked. */
const filter = z.object({
  number: z.enum(PROVEN),
  balanceFrom: sum,
  balanceTo: sum,
  seenWithinDays: days,
  awayDays: days,
  deposits: z.enum(DEPOSITED),
  depositedFrom: sum,
  language: z.enum(['', 'en', 'sw', 'zh']),
  country: text(2),
  refcode: text(128),
})
export type RawFilter = z.input<typeof filter>

const shownFilter = z.object({
  number: z.enum(PROVEN),
  balanceFrom: z.string(),
  balanceTo: z.string(),
  seenWithinDays: z.int(),
  awayDays: z.int(),
  deposits: z.enum(DEPOSITED),
  depositedFrom: z.string(),
  language: z.enum(['', 'en', 'sw', 'zh']),
  country: z.string(),
  refcode: z.string(),
})
const segment = z.object({ id: z.string(), name: z.string(), filter: shownFilter })
export type OfficeSegment = z.output<typeof segment>

const mailing = z.object({
  id: z.string(),
  segmentId: z.string(),
  segment: z.string(),
  texts: z.object({ header: shownSaid, text: shownSaid }),
  sendAt: z.string(),
  state: z.enum(MAILING_STATES),
  sent: z.int(),
  /** Of the segment, and not written to. */
  keptBack: z.int(),
  endedAt: z.nullable(z.string()),
})
export type OfficeMailing = z.output<typeof mailing>

const counted = z.object({
  members: z.int(),
  /** Of them: who agreed to be written to, and does not keep away from play. */
  reached: z.int(),
})

const FILTER = {
  number: 'any',
  balanceFrom: '1000',
  balanceTo: '',
  seenWithinDays: 30,
  awayDays: 0,
  deposits: 'some',
  depositedFrom: '',
  language: 'sw',
  country: '',
  refcode: '',
} as const
const instant = z.iso.datetime({ offset: true })

export const officeSegments = {
  segments: officeCall('promotions.read', {
    method: 'GET',
    path: '/api/office/Segments',
    about: 'Saved filters over players, by name, 200 at most.',
    reply: z.object({ segments: z.array(segment) }),
  }),
  countSegment: officeCall('promotions.read', {
    method: 'POST',
    path: '/api/office/CountSegment',
    about: 'How many players a filter finds now, and how many of them a letter would reach.',
    body: { filter },
    reply: counted,
    refusals: ['INVALID_AMOUNT'],
    example: { filter: FILTER },
  }),
  keepSegment: officeCall('promotions.edit', {
    method: 'POST',
    path: '/api/office/KeepSegment',
    about:
      'A segment, new (id empty) or as it should be from now on. Letters that are being sent go by it from then on, too.',
    body: { id: z.union([idText, z.literal('')]), name: written(60), filter },
    reply: z.object({ id: z.string() }),
    refusals: ['NOT_FOUND', 'INVALID_AMOUNT', 'INCORRECT_PARAMETER_VALUE'],
    example: { id: '', name: 'Swahili, active', filter: FILTER },
  }),
  mailings: officeCall('promotions.read', {
    method: 'GET',
    path: '/api/office/Mailings',
    about: 'Letters to segments, the newest first, 100 at most, with how many were written to and kept back.',
    reply: z.object({ mailings: z.array(mailing) }),
  }),
  keepMailing: officeCall('promotions.edit', {
    method: 'POST',
    path: '/api/office/KeepMailing',
    about: 'A draft of a letter, new (id empty) or changed. sendAt empty: as soon as it is let go.',
    body: {
      id: z.union([idText, z.literal('')]),
      segmentId: idText,
      texts: z.object({ header: said(MAILING_TEXTS.header), text: said(MAILING_TEXTS.text) }),
      sendAt: z.union([instant, z.literal('')]),
    },
    reply: z.object({ id: z.string() }),
    refusals: ['NOT_FOUND', 'NO_LONGER_OPEN'],
    example: {
      id: '',
      segmentId: '1',
      texts: {
        header: { en: 'The cup begins', sw: 'Kombe linaanza', zh: '杯赛开始' },
        text: { en: 'Have a look.', sw: 'Angalia.', zh: '来看看。' },
      },
      sendAt: '',
    },
  }),
  sendMailing: officeCall('promotions.edit', {
    method: 'POST',
    path: '/api/office/SendMailing',
    about:
      'Lets a draft go whose texts are whole in every language. Nobody is written to who has not agreed to it, or keeps away from play.',
    body: { id: idText, why: written(300) },
    refusals: ['NOT_FOUND', 'NO_LONGER_OPEN', 'INCORRECT_PARAMETER_VALUE'],
    example: { id: '1', why: 'the cup' },
  }),
  stopMailing: officeCall('promotions.edit', {
    method: 'POST',
    path: '/api/office/StopMailing',
    about: 'Stops a letter while it is being sent. Who has it keeps it.',
    body: { id: idText, why: written(300) },
    refusals: ['NOT_FOUND', 'NO_LONGER_OPEN'],
    example: { id: '1', why: 'a wrong date' },
  }),
} as const
