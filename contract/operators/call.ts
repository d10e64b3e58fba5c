/** What a call of the office is: a row like every other, with the permission that it needs. */
import type * as z from 'zod/mini'
import type { done } from '../wire/call.ts'
import { call, type Call, type Schema, type Spec, type Values } from '../wire/call.ts'
import type { RefusalCode } from '../wire/errors.ts'
import type { Permission } from './roles.ts'

/** `nobody`: before the log-in. `everyone`: any operator who is logged in. */
export type OfficeNeed = Permission | 'everyone' | 'nobody'

export type OfficeCall<
  I extends Schema = Schema,
  O extends Schema = Schema,
  R extends RefusalCode = RefusalCode,
  P extends OfficeNeed = OfficeNeed,
> = Call<I, O, R, 'operator', undefined> & { readonly permission: P }

export function officeCall<
  const P extends OfficeNeed,
  V extends Values = Record<never, never>,
  O extends Schema = typeof done,
  const R extends RefusalCode = never,
>(permission: P, spec: Omit<Spec<V, O, R, 'operator'>, 'access'>): OfficeCall<z.ZodMiniObject<V>, O, R, P> {
  return { ...call<'operator', V, O, R>({ ...spec, access: 'operator' }), permission }
}
