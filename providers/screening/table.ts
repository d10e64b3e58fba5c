/** The table of companies with lists of sanctions and exposed persons; the setting SCREENING_PROVIDER names the one that is asked. */
import { sandboxScreening } from './sandbox/adapter.ts'
import type { ScreeningPlug } from './screening.ts'

export const SCREENING = { sandbox: sandboxScreening } as const satisfies Record<string, ScreeningPlug>
