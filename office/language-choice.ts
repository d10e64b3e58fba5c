/** How any part of the site changes its language. */
import { createContext } from 'react'
import type { Language } from '@uwanja/i18n/language'

export const LanguageChoice = createContext<(chosen: Language) => void>(() => {})
