/** The office's calls about cases of suspicion, with the log of what was filed. No call of a player says anything of them. */
import * as z from 'zod/mini'
import { idText, text, written } from '../wire/fields.ts'
import { officeCall } from './call.ts'
import { day } from './reports.ts'

/** `hand`: an operator opened it. `sanctions` and `pep`: a list has somebody like the player. The others have thresholds in the market's row. */
export const SUSPICION_RULES = ['large-deposit', 'turned', 'many-payers', 'sanctions', 'pep', 'hand'] as const
export type SuspicionRule = (typeof SUSPICION_RULES)[number]
export const SUSPICION_STATES = ['open', 'filed', 'dismissed'] as const
export type SuspicionState = (typeof SUSPICION_STATES)[number]

const evidence = z.object({
  at: z.string(),
  key: z.string(),
  direction: z.string(),
  method: z.string(),
  amount: z.string(),
  state: z.string(),
  /** The last digits of the phone that paid. */
  payer: z.string(),
})

const suspicion = z.object({
  id: z.string(),
  playerId: z.string(),
  number: z.string(),
  rule: z.enum(SUSPICION_RULES),
  /** Empty: a rule. */
  openedBy: z.string(),
  openedAt: z.string(),
  why: z.string(),
  currency: z.string(),
  /** As it was when the case was opened. */
  evidence: z.array(evidence),
  /** The entry that the screening company named; null: it is about payments. */
  hit: z.nullable(z.object({ reference: z.string(), score: z.number() })),
  state: z.enum(SUSPICION_STATES),
  decidedBy: z.string(),
  decidedAt: z.nullable(z.string()),
  decidedWhy: z.string(),
  reference: z.string(),
  filedOn: z.string(),
})
export type OfficeSuspicion = z.output<typeof suspicion>

export const officeSuspicions = {
  suspicions: officeCall('suspicion.read', {
    method: 'GET',
    path: '/api/office/Suspicions',
    about: 'Cases of suspicion of one state, the newest first, 50 a page; those that were filed are the filing log.',
    query: { state: z.enum(SUSPICION_STATES), before: z.optional(z.union([idText, z.literal('')])) },
    reply: z.object({ cases: z.array(suspicion), next: z.nullable(z.string()) }),
    example: { state: 'open', before: '' },
  }),
  openSuspicion: officeCall('suspicion.decide', {
    method: 'POST',
    path: '/api/office/OpenSuspicion',
    about: 'Opens a case on a player by hand and freezes what they paid in 90 days. The player is never told.',
    body: { id: idText, why: written(500) },
    reply: z.object({ id: z.string() }),
    refusals: ['NOT_FOUND'],
    example: { id: '1', why: 'pays for others' },
  }),
  decideSuspicion: officeCall('suspicion.decide', {
    method: 'POST',
    path: '/api/office/DecideSuspicion',
    about:
      'Says that a case was filed with the authority, under which reference and when, or that nothing is in it and why.',
    body: {
      id: idText,
      decision: z.enum(['filed', 'dismissed']),
      why: written(500),
      /** Of what was filed; empty otherwise. */
      reference: text(100),
      filedOn: z.union([z.literal(''), day]),
    },
    refusals: ['NOT_FOUND', 'NO_LONGER_OPEN', 'INCORRECT_PARAMETER_VALUE'],
    example: { id: '1', decision: 'filed', why: 'money of many phones', reference: 'NFIU-1', filedOn: '2026-11-20' },
  }),
}
