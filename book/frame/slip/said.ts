/** The slip's own texts, which come with its own code. */
import { createContext, useContext } from 'react'
import type { BookReasons } from '@uwanja/i18n/book-reasons'
import { loadBookReasons } from '@uwanja/i18n/book-reasons'
import { loadBookSlip, type BookSlip } from '@uwanja/i18n/book-slip'
import type { Language } from '@uwanja/i18n/language'

export interface SlipSaid {
  readonly t: BookSlip
  readonly reasons: BookReasons
}

export async function loadSlipSaid(language: Language): Promise<SlipSaid> {
  const [t, reasons] = await Promise.all([loadBookSlip(language), loadBookReasons(language)])
  return { t, reasons }
}

export const SlipSaidContext = createContext<SlipSaid | null>(null)

export function useSlipSaid(): SlipSaid {
  const said = useContext(SlipSaidContext)
  if (!said) throw new Error('texts were asked for before they were loaded')
  return said
}
