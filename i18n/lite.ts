/** Texts of the pages without a script, all languages at once: the server writes them. */
import { lite as en } from './en/lite.ts'
import type { Language } from './language.ts'
import { lite as sw } from './sw/lite.ts'
import type { Translation } from './translation.ts'
import { lite as zh } from './zh/lite.ts'

export type Lite = Translation<typeof en>

export const LITE_TEXTS: Readonly<Record<Language, Lite>> = { en, sw, zh }
