/** Texts of who dials or sends an SMS, all languages at once: the server writes them. */
import { ussd as en } from './en/ussd.ts'
import type { Language } from './language.ts'
import { ussd as sw } from './sw/ussd.ts'
import type { Translation } from './translation.ts'
import { ussd as zh } from './zh/ussd.ts'

export type UssdTexts = Translation<typeof en>

export const USSD_TEXTS: Readonly<Record<Language, UssdTexts>> = { en, sw, zh }
