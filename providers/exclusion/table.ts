/** The table of national exclusion registers; the setting EXCLUSION_PROVIDER names the one that is asked. */
import type { ExclusionPlug } from './exclusion.ts'
import { sandboxExclusion } from './sandbox/adapter.ts'

export const EXCLUSION = { sandbox: sandboxExclusion } as const satisfies Record<string, ExclusionPlug>

export type ExclusionProvider = keyof typeof EXCLUSION
