/** The table of ways to check who somebody is; the setting IDENTITY_PROVIDER names the one that is used. */
import type { IdentityPlug } from './identity.ts'
import { sandboxIdentity } from './sandbox/adapter.ts'

export const IDENTITY = { sandbox: sandboxIdentity } as const satisfies Record<string, IdentityPlug>

export type IdentityProvider = keyof typeof IDENTITY
