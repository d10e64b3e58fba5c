/** The office's texts, one chunk a language, apart from the players': a phone never downloads them. */
import type { office } from './en/office.ts'
import type { Language } from './language.ts'
import type { Translation } from './translation.ts'

export type OfficeTexts = Translation<typeof office>

export async function loadOfficeTexts(language: Language): Promise<OfficeTexts> {
  if (language === 'sw') return (await import('./sw/office.ts')).office
  if (language === 'zh') return (await import('./zh/office.ts')).office
  return (await import('./en/office.ts')).office
}
