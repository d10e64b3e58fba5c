/** All languages at once, for the server. A browser imports language.ts, which loads only the one that it shows. */
import { en, type Texts } from './en.ts'
import type { Language } from './language.ts'
import { sw } from './sw.ts'
import { zh } from './zh.ts'

export const TEXTS: Readonly<Record<Language, Texts>> = { en, sw, zh }
