/** The office's log of breaches of data: noted when they are known, and each step that the law asks for. */
import * as z from 'zod/mini'
import { filled, idText, whole, written } from '../wire/fields.ts'
import { officeCall } from './call.ts'

/** In their order. Each says what was done, or why it was not needed; nothing follows `closed`. */
export const BREACH_STEPS = ['authority', 'players', 'closed'] as const
/** Within which the authority is told, from when it is known. */
export const BREACH_HOURS = 72

const breach = z.object({
  id: z.string(),
  knownAt: z.string(),
  /** Until then the authority is told. */
  dueAt: z.string(),
  /** The authority was not told, and its time is over. */
  isLate: z.boolean(),
  what: z.string(),
  affected: z.string(),
  by: z.string(),
  steps: z.array(z.object({ step: z.enum(BREACH_STEPS), why: z.string(), by: z.string(), at: z.string() })),
})
export type Breach = z.output<typeof breach>

export const officeBreaches = {
  breaches: officeCall('breaches.keep', {
    method: 'GET',
    path: '/api/office/Breaches',
    about: 'Breaches of data, those that are not closed first, then the newest; 200 at most.',
    reply: z.object({ breaches: z.array(breach) }),
  }),
  noteBreach: officeCall('breaches.keep', {
    method: 'POST',
    path: '/api/office/NoteBreach',
    about: 'Notes a breach that became known so many hours ago. Names no player: what was lost, and of how many.',
    body: { hours: whole(0, 8_760), affected: filled(300), why: written(2000) },
    example: { hours: 2, affected: 'Numbers of about 40 players', why: 'A list was sent to a wrong address.' },
  }),
  breachStep: officeCall('breaches.keep', {
    method: 'POST',
    path: '/api/office/BreachStep',
    about: 'A step that was done, once: the authority told, the players told, closed. Closing wants the other two.',
    body: { id: idText, step: z.enum(BREACH_STEPS), why: written(2000) },
    refusals: ['NOT_FOUND', 'NO_LONGER_OPEN'],
    example: { id: '1', step: 'authority', why: 'Told the commission, reference 77.' },
  }),
}
