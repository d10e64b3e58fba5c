/** The office's report of what games gave back beside what their companies state. */
import * as z from 'zod/mini'
import { officeCall } from './call.ts'
import { day } from './reports.ts'

/** `few`: too few rounds to say anything. `unstated`: the company states no return. */
export const RETURN_VERDICTS = ['below', 'above', 'within', 'few', 'unstated'] as const
export type ReturnVerdict = (typeof RETURN_VERDICTS)[number]
export const RETURN_PERIODS = ['day', 'month', 'all'] as const

const gameReturn = z.object({
  company: z.string(),
  /** The company’s own id of the game, and its name; empty: no list names it. */
  game: z.string(),
  name: z.string(),
  currency: z.string(),
  /** The first day of the period. */
  period: z.string(),
  rounds: z.number(),
  staked: z.string(),
  won: z.string(),
  /** Percent of what was staked; null: not stated, or no bounds. */
  actual: z.string(),
  stated: z.nullable(z.string()),
  low: z.nullable(z.string()),
  high: z.nullable(z.string()),
  verdict: z.enum(RETURN_VERDICTS),
})
export type OfficeReturn = z.output<typeof gameReturn>

export const officeReturns = {
  returns: officeCall('reports.read', {
    method: 'GET',
    path: '/api/office/Returns',
    about:
      'What each game gave back of what was staked, by company and period, beside the return that is stated, with bounds; what lies outside them first.',
    query: { from: day, to: day, by: z.enum(RETURN_PERIODS) },
    reply: z.object({
      rows: z.array(gameReturn),
      /** Of each company: every game together. */
      companies: z.array(
        z.object({
          company: z.string(),
          currency: z.string(),
          rounds: z.number(),
          staked: z.string(),
          won: z.string(),
          actual: z.string(),
        }),
      ),
      /** Standard errors either side, and the rounds below which nothing is said. */
      errors: z.number(),
      leastRounds: z.number(),
    }),
    refusals: ['INCORRECT_PARAMETER_VALUE'],
    example: { from: '2026-11-01', to: '2026-11-30', by: 'all' },
  }),
}
