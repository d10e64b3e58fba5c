/** The office's calls about how a player logs in: looked at by one, reset by two. */
import * as z from 'zod/mini'
import { idText, whole, written } from '../wire/fields.ts'
import { doneOrWaits } from './approvals.ts'
import { officeCall } from './call.ts'

/** Each is a kind of what needs a second person (contract/operators/approvals.ts). */
export const FACTOR_ACTIONS = ['factors-reset', 'sessions-ended'] as const
export type FactorAction = (typeof FACTOR_ACTIONS)[number]

export const officeFactors = {
  playerFactors: officeCall('players.read', {
    method: 'GET',
    path: '/api/office/PlayerFactors',
    about: 'Which second factors a player has switched on, and how many sessions are open.',
    query: { id: idText },
    reply: z.object({ hasApp: z.boolean(), hasSms: z.boolean(), sessions: whole(0, 1_000_000) }),
    refusals: ['NOT_FOUND'],
    example: { id: '1' },
  }),
  askFactors: officeCall('factors.reset', {
    method: 'POST',
    path: '/api/office/AskFactors',
    about:
      'Asks that a player’s second factors be switched off, or every session ended; a second person decides. The player is told of it, never the reason.',
    body: { id: idText, deed: z.enum(FACTOR_ACTIONS), why: written(300) },
    reply: doneOrWaits,
    refusals: ['NOT_FOUND', 'NO_LONGER_OPEN'],
    example: { id: '1', deed: 'factors-reset', why: 'lost the phone; shown by document and a call back' },
  }),
}
