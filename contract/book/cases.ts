/** Cases that alerts on suspicious betting become, and the desk’s calls about them. */
import * as z from 'zod/mini'
import { call, done } from '../wire/call.ts'
import { idText, written } from '../wire/fields.ts'
import { alert } from './alerts.ts'
import { placeNames, sideNames } from './names.ts'

export const FINDINGS = ['nothing', 'confirmed', 'passed-on'] as const
const finding = z.enum(FINDINGS)

const about = {
  /** null: it is about a match. */
  player: z.nullable(z.object({ id: z.string(), wallet: z.string(), walletPlayer: z.string() })),
  /** null: it is about a player. */
  match: z.nullable(
    z.object({
      event: z.string(),
      home: z.string(),
      away: z.string(),
      sideNames,
      /** Of the end of a season, which has no sides: its league. */
      season: z.nullable(z.object({ name: z.string(), names: placeNames })),
    }),
  ),
}

const row = {
  id: z.string(),
  ...about,
  openedAt: z.string(),
  openedBy: z.string(),
  /** How many are in it. */
  alerts: z.int(),
  /** null: it is open. */
  closed: z.nullable(z.object({ at: z.string(), who: z.string(), finding, reason: z.string() })),
}
const caseRow = z.object(row)
export type CaseRow = z.output<typeof caseRow>

const note = z.object({ at: z.string(), who: z.string(), note: z.string() })
export type CaseNote = z.output<typeof note>

export const deskCases = {
  cases: call({
    method: 'GET',
    path: '/book/desk/cases',
    access: 'operator',
    about:
      'Cases that alerts became: open ones first, then by when they were closed, the newest first, 50 a page; `before` is the `next` of the page before.',
    query: { before: z.optional(z.union([idText, z.literal('')])) },
    example: { before: '' },
    reply: z.object({ cases: z.array(caseRow), next: z.nullable(z.string()) }),
  }),
  case: call({
    method: 'GET',
    path: '/book/desk/case',
    access: 'operator',
    about: 'One case with its alerts (the newest 100), their bets, and everything that people wrote, the oldest first.',
    query: { id: idText },
    example: { id: '4' },
    reply: z.object({ case: caseRow, alerts: z.array(alert), notes: z.array(note) }),
    refusals: ['NOT_FOUND'],
  }),
  openCase: call({
    method: 'POST',
    path: '/book/desk/case/open',
    access: 'operator',
    about:
      'Makes an alert a case about its player or its match, with every other alert about the same that nobody has looked at; where a case about the same stands open they join it. All of them count as looked at. No bet is held by it.',
    body: { alert: idText, note: written(300) },
    example: { alert: '7', note: 'five bets before the line-up was known' },
    reply: z.object({ id: z.string() }),
    // NO_LONGER_OPEN: it is in a case.
    refusals: ['NOT_FOUND', 'NO_LONGER_OPEN'],
  }),
  noteCase: call({
    method: 'POST',
    path: '/book/desk/case/note',
    access: 'operator',
    about: 'Adds to what is written in an open case; nothing that was written is changed.',
    body: { id: idText, note: written(300) },
    example: { id: '4', note: 'their club has been asked' },
    reply: done,
    refusals: ['NOT_FOUND', 'NO_LONGER_OPEN'],
  }),
  closeCase: call({
    method: 'POST',
    path: '/book/desk/case/close',
    access: 'operator',
    about: 'Closes a case with what was found, and why. What is found about the same later makes another.',
    body: { id: idText, finding, note: written(300) },
    example: { id: '4', finding: 'passed-on' as const, note: 'given to the league’s integrity officer' },
    reply: done,
    refusals: ['NOT_FOUND', 'NO_LONGER_OPEN'],
  }),
} as const
