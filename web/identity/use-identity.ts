/** How far the player is known, as the server knows it. */
import type { Reply } from '@uwanja/contract/wire/call'
import { identity } from '@uwanja/contract/site/identity'
import { ask } from '../ask.ts'
import { useQuery } from '../queries.ts'
import type { Loose } from '../send.ts'

export type Identity = NonNullable<Loose<Reply<typeof identity.getIdentity>>>

export const IDENTITY_KEY = ['identity'] as const

export function useIdentity() {
  return useQuery({ queryKey: IDENTITY_KEY, queryFn: ({ signal }) => ask(identity.getIdentity, {}, signal) })
}
