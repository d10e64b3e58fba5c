/** Two short texts in all languages at once: they come after everything that is needed to play. */
import { visitCost as en } from './en/visit-cost.ts'
import type { Language } from './language.ts'
import { visitCost as sw } from './sw/visit-cost.ts'
import type { Translation } from './translation.ts'
import { visitCost as zh } from './zh/visit-cost.ts'

export const VISIT_COST: Readonly<Record<Language, Translation<typeof en>>> = { en, sw, zh }
