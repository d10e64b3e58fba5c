/** What operators write in every language that the site speaks. */
import * as z from 'zod/mini'
import { LANGUAGES, type Language } from './constants.ts'
import { text } from './fields.ts'

export type Said = Readonly<Record<Language, string>>

/** As it is asked: each language may still be empty, as in a draft. */
export const said = (most: number) => z.object({ en: text(most), sw: text(most), zh: text(most) })
/** As it is answered. */
export const shownSaid = z.object({ en: z.string(), sw: z.string(), zh: z.string() })

/** What is published cannot do without: each of these has words in every language. */
export const isSaidInAll = (...texts: readonly Said[]): boolean =>
  texts.every((one) => LANGUAGES.every((language) => one[language].trim() !== ''))
