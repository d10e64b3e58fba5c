/** The office's calls about signs of harm: what was seen in whose play, what was done, and what a person did then. */
import * as z from 'zod/mini'
import { idText, written } from '../wire/fields.ts'
import { HARM_MARKERS, HARM_STEPS } from '../site/harm.ts'
import { officeCall } from './call.ts'

const interaction = z.object({
  id: z.string(),
  playerId: z.string(),
  at: z.string(),
  marker: z.enum(HARM_MARKERS),
  step: z.enum(HARM_STEPS),
  /** The figures that made the sign, by name. Amounts are in minor units. */
  seen: z.record(z.string(), z.string()),
  /** Null: nobody has looked at it, or nobody needs to. */
  doneAt: z.nullable(z.string()),
  doneBy: z.string(),
  doneWhat: z.string(),
})
export type OfficeInteraction = z.output<typeof interaction>

export const officeHarm = {
  harmSigns: officeCall('harm.read', {
    method: 'GET',
    path: '/api/office/HarmSigns',
    about:
      'One player’s signs of harm and what was done, newest first; without a player those that wait for a person, oldest first.',
    query: { playerId: z.optional(z.union([idText, z.literal('')])) },
    reply: z.object({ signs: z.array(interaction) }),
    example: { playerId: '' },
  }),
  harmDone: officeCall('harm.answer', {
    method: 'POST',
    path: '/api/office/HarmDone',
    about: 'Says what a person did about a sign: wrote, called, agreed on a limit or a break with the player.',
    body: { id: idText, why: written(500) },
    refusals: ['NOT_FOUND', 'NO_LONGER_OPEN'],
    example: { id: '1', why: 'Called: agreed on a weekly limit.' },
  }),
}
