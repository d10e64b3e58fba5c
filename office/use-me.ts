/** Who is logged in and what they may do, as the server says it. */
import { office } from '@uwanja/contract/operators/office'
import type { Permission } from '@uwanja/contract/operators/roles'
import { useOfficeQuery } from './ask.ts'

export function useMe() {
  const { data } = useOfficeQuery(office.me, {})
  return {
    me: data,
    /** Without one nothing is asked of it again and again. */
    hasBook: data?.hasBook ?? false,
    may: (needed: Permission | 'everyone') => needed === 'everyone' || (data?.may.includes(needed) ?? false),
  }
}
