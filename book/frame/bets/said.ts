/** The texts of my bets, which come with their own code; its codes and loads speak as the slip does. */
import { createContext, useContext } from 'react'
import { loadBookMine, type BookMine } from '@uwanja/i18n/book-mine'
import type { Language } from '@uwanja/i18n/language'

export interface MineSaid {
  readonly t: BookMine
}

export const loadMineSaid = async (language: Language): Promise<MineSaid> => ({ t: await loadBookMine(language) })

export const MineSaidContext = createContext<MineSaid | null>(null)

export function useMineSaid(): MineSaid {
  const said = useContext(MineSaidContext)
  if (!said) throw new Error('texts were asked for before they were loaded')
  return said
}
