/** What the sandbox's pages say. English is the type of the other two. */
import type { Language } from '@uwanja/i18n/language'
import { en } from './texts-en.ts'
import { sw } from './texts-sw.ts'
import { zh } from './texts-zh.ts'

/** The same keys with any words: what a translation has to fill. */
type Words<T> = { readonly [K in keyof T]: T[K] extends string ? string : Words<T[K]> }
export type Texts = Words<typeof en>

export const TEXTS: Readonly<Record<Language, Texts>> = { en, sw, zh }
