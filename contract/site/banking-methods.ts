/**
 * Ours beside the specification's calls, one for each method: any method is started, continued and described by its viewName,
 * so that a new company needs no call of its own.
 */
import * as z from 'zod/mini'
import { amountText } from '../wire/amounts.ts'
import { call } from '../wire/call.ts'
import { filled, text } from '../wire/fields.ts'
import { BONUS_REFUSALS, DEPOSIT_REFUSALS, PAYING_IN_GATE, WITHDRAWAL_REFUSALS } from './payment-refusals.ts'
import { ask, redirect, show } from './wire-step.ts'

export const FIELD_KINDS = ['text', 'digits', 'secret', 'choice'] as const
export type FieldKind = (typeof FIELD_KINDS)[number]

const field = z.object({
  name: z.string(),
  kind: z.enum(FIELD_KINDS),
  /** In the player's language; empty: one of the specification's, which the site has words for. */
  label: z.string(),
  longest: z.number(),
  isOptional: z.boolean(),
  options: z.optional(z.array(z.object({ value: z.string(), text: z.string() }))),
})
export type WireField = z.output<typeof field>

const values = z.record(z.string().check(z.maxLength(40)), z.string().check(z.maxLength(300)))

/** A payment's id, which clients send back as they got it or as a number. */
export const paymentId = z.pipe(
  z.union([z.string().check(z.maxLength(40)), z.number()]),
  z.transform((raw: string | number) => String(raw)),
)

const started = z.object({
  /** Null: nothing was started, because the player has to confirm first. */
  id: z.nullable(z.string()),
  /** Null: nothing to do but wait. `confirm`: whose account it is; the same again with `name` starts it. */
  step: z.nullable(
    z.discriminatedUnion('next', [redirect, show, ask, z.object({ next: z.literal('confirm'), name: z.string() })]),
  ),
})

const each = <const Code extends string>(...lists: readonly (readonly Code[])[]) => [...new Set(lists.flat())]

export const methodRows = {
  startPayment: call({
    method: 'POST',
    path: '/api/api/Banking/StartPayment',
    access: 'player',
    sensitive: true,
    once: true,
    about:
      'Starts a deposit or a withdrawal by any method: its fields are those that GetFields names. What is not kept (a card) is passed on only.',
    body: { viewName: filled(60), amount: amountText, fields: values, name: text(200), bonusCode: text(40) },
    reply: started,
    refusals: each(DEPOSIT_REFUSALS, WITHDRAWAL_REFUSALS, BONUS_REFUSALS, [
      'ACCOUNT_NOT_FOUND',
      'ACCOUNT_NAME_CHANGED',
      'TOO_MANY_ATTEMPTS',
      'INCORRECT_PARAMETER_VALUE',
    ]),
    example: { viewName: 'FastHubPayBillDeposit', amount: '500', fields: {}, name: '', bonusCode: '' },
  }),
  continuePayment: call({
    method: 'POST',
    path: '/api/api/Banking/ContinuePayment',
    access: 'player',
    sensitive: true,
    about: 'Answers what a payment asks of its player. The same question again: the answer was wrong.',
    body: { id: paymentId, ask: filled(40), fields: values },
    reply: started,
    refusals: [
      'NOT_FOUND',
      'NO_LONGER_OPEN',
      'DEPOSIT_REJECTED',
      'TOO_MANY_ATTEMPTS',
      'INCORRECT_PARAMETER_VALUE',
      ...PAYING_IN_GATE,
    ],
    example: { id: '1', ask: 'otp', fields: { otp: '123456' } },
  }),
  getFields: call({
    method: 'GET',
    path: '/api/api/Banking/GetFields',
    access: 'player',
    about: 'What a method asks beside the amount, and what each of its steps asks, in the player’s language.',
    query: { viewName: filled(60) },
    reply: z.object({
      fields: z.array(field),
      asks: z.record(z.string(), z.object({ help: z.string(), fields: z.array(field) })),
      /** What a step shows, by its name there. */
      shows: z.record(z.string(), z.string()),
    }),
    refusals: ['METHOD_NOT_AVAILABLE'],
    example: { viewName: 'KudipalCardPayment' },
  }),
}
